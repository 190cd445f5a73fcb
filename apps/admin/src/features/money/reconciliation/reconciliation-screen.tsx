import { Loaded, read } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { readStaffPayment } from '@hygiene/contracts/money/payment/staff/read-staff-payment'
import { compareOrder } from '@hygiene/contracts/money/reconciliation/staff/compare-order'
import { listPaymentExceptions } from '@hygiene/contracts/money/reconciliation/staff/list-payment-exceptions'
import { EmptyState } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { ExportButton } from '../../../shared/export/export-button.tsx'
import { wholeList } from '../../../shared/export/whole-list.ts'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { Masked } from '../../../shared/member-case/masked.tsx'
import { EventList } from '../../../shared/money/event-list.tsx'
import { EXCEPTION_STATES } from '../../../shared/money/money-states.ts'
import { SidesTable } from '../../../shared/money/sides-table.tsx'
import { Advice } from './advice.tsx'
import { ExceptionQueue } from './exception-queue.tsx'
import { nightText, type PaymentException, whyText } from './exception-text.ts'
import styles from './reconciliation.module.css'

type Worklist = EntityOf<typeof listPaymentExceptions>

/** Keeps the height of a line while its text loads. */
const NO_TEXT = '\u00A0'

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

/** Is the width of `.panes` below which the exception is placed under the queue. */
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
    // Scrolls to the exception if it is below the queue, where a press would otherwise have no visible effect.
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

type ExceptionViewProps = { one: PaymentException; place: string; onAction: () => void }

function ExceptionView({ one, place, onAction }: ExceptionViewProps) {
  const { paymentNo, orderNumber, memberNo, userName } = one
  const sides = useQuery({ ...read(compareOrder, { paymentNo }), staleTime: 0 })
  const order = useQuery({ ...read(readStaffPayment, { number: String(paymentNo) }), staleTime: 0 })
  return (
    <article className={styles.exception}>
      <header>
        <h2>{EXCEPTION_STATES[one.exception].label}</h2>
        <span>
          주문 <Link to={`/payments/${orderNumber}`}>{orderNumber}</Link>
        </span>
        <span>
          <Masked memberNo={memberNo} field="name" value={userName} />
        </span>
        <span className={styles.place}>
          {place} <kbd>k</kbd> <kbd>j</kbd>
        </span>
      </header>
      <p>{whyText(one)}</p>
      <Loaded query={sides}>{(comparison) => <SidesTable comparison={comparison} />}</Loaded>
      {!sides.isPending && !order.isPending && (
        <div className={styles.below}>
          <Loaded query={order}>{({ events }) => <EventList events={events} />}</Loaded>
          <Advice one={one} comparison={sides.data ?? null} onAction={onAction} />
        </div>
      )}
    </article>
  )
}
