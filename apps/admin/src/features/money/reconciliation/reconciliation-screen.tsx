import { Loaded, read } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listPaymentExceptions } from '@hygiene/contracts/money/reconciliation/staff/list-payment-exceptions'
import { EmptyState } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { ExportButton } from '../../../shared/export/export-button.tsx'
import { wholeList } from '../../../shared/export/whole-list.ts'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { ExceptionQueue } from './exception-queue.tsx'
import { nightText } from './exception-text.ts'
import { ExceptionView } from './exception-view.tsx'
import styles from './reconciliation.module.css'

type Worklist = EntityOf<typeof listPaymentExceptions>

/** Keeps the height of a line whose words are on their way. */
const NO_TEXT = '\u00A0'

/** The worklist of money: the exceptions at the left, one of them with its three sides at the right. */
export function ReconciliationScreen() {
  const exceptions = useQuery({ ...read(listPaymentExceptions, {}), staleTime: 0 })
  const { data } = exceptions
  return (
    <AdminScreen
      title="대사"
      isFlush
      actions={
        <ExportButton screen="reconciliation" unit="건" found={data && wholeList({}, '', data.count)} />
      }
      note={
        data ? (
          <>
            차이 <strong>{data.count}</strong> · 오늘 설명됨 <strong>{data.explained.length}</strong> · 은행
            자료 없음{nightText(data.night)}
          </>
        ) : (
          NO_TEXT
        )
      }
    >
      <Loaded query={exceptions}>
        {(worklist) => (
          <Worklist
            worklist={worklist}
            now={new Date(exceptions.dataUpdatedAt)}
            onAction={() => void exceptions.refetch()}
          />
        )}
      </Loaded>
    </AdminScreen>
  )
}

/** The width of `.panes` below which the exception follows the queue. */
const isBelow = () => window.matchMedia?.('(max-width: 899px)').matches ?? false

type WorklistProps = { worklist: Worklist; now: Date; onAction: () => void }

function Worklist({ worklist, now, onAction }: WorklistProps) {
  const [address, setAddress] = useSearchParams()
  const { list } = worklist
  const wanted = Number(address.get('order'))
  const at = Math.max(
    list.findIndex(({ paymentNo }) => paymentNo === wanted),
    0,
  )
  const chosen = list[at]
  const choose = (paymentNo: number) => setAddress({ order: String(paymentNo) }, { replace: true })
  const panes = useRef<HTMLDivElement>(null)
  const press = (paymentNo: number) => {
    choose(paymentNo)
    // Where the exception stands below the queue, a press would seem to do nothing.
    if (isBelow()) panes.current?.lastElementChild?.scrollIntoView()
  }
  const step = (by: 1 | -1) => {
    const next = list[at + by]
    if (next) choose(next.paymentNo)
  }
  useKeys(
    [
      { keys: 'j', label: '다음 건', run: () => step(1) },
      { keys: 'k', label: '앞 건', run: () => step(-1) },
    ],
    { title: '대사' },
  )

  return (
    <div ref={panes} className={styles.panes}>
      <ExceptionQueue
        worklist={worklist}
        chosenNo={chosen?.paymentNo ?? null}
        now={now}
        onChoose={press}
        onAction={onAction}
      />
      {chosen ? (
        <ExceptionView
          key={chosen.paymentNo}
          one={chosen}
          place={`${list.length}건 중 ${at + 1}번째`}
          onAction={onAction}
        />
      ) : (
        <div className={styles.exception}>
          <EmptyState message="모두 마쳤습니다." />
        </div>
      )}
    </div>
  )
}
