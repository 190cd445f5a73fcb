import { useSend } from '@hygiene/client'
import { listFlaggedPayments } from '@hygiene/contracts'
import { parseOrderNumber } from '@hygiene/domain'
import { Card, EmptyState, TextField } from '@hygiene/ui'
import { Search as Magnifier } from 'lucide-react'
import { useState } from 'react'
import { PageTurns } from '../../shared/paging/page-turns.tsx'
import { ReasonForm } from '../../shared/ask-form/reason-form.tsx'
import { DeskScreen } from '../../app/layout/desk-screen.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { type Chosen, MoneyTable } from './money-table.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { TransferDialog } from './transfer-dialog.tsx'

const DIALOGS = { refund: RefundDialog, transfer: TransferDialog, close: CloseDialog } as const

type Question = { reason: string; page: number; orderNumber?: string | undefined }

function useOrderNumber() {
  const [value, setValue] = useState('')
  const [error, setError] = useState<string>()
  return {
    field: { value, error, onChange: ({ target }: { target: { value: string } }) => setValue(target.value) },
    /** A number is not asked for; one that was typed must be whole. */
    judge() {
      const isRight = value === '' || parseOrderNumber(value) !== null
      setError(isRight ? undefined : '주문번호 12자리를 확인해주세요.')
      return isRight
    },
  }
}

/** Money that pays nothing, refunds that failed, and amounts that differ. */
export function MoneyScreen() {
  const [asked, setAsked] = useState<Question | null>(null)
  const order = useOrderNumber()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const search = useSend(listFlaggedPayments, { refusedTitle: '조회하지 못했습니다' })

  function ask(next: Question) {
    setAsked(next)
    search.mutate(next)
  }
  function close() {
    setChosen(null)
  }
  function closeAndLook() {
    close()
    if (asked) search.mutate(asked)
  }

  const ActDialog = DIALOGS[chosen?.act ?? 'close']
  return (
    <DeskScreen
      title="확인이 필요한 입금"
      note="끝난 신청에 들어온 돈, 거절된 환불, 금액이 다른 결제입니다. 조회와 처리는 모두 처리 기록에 남습니다."
    >
      <Card>
        <ReasonForm
          hint="예: 오늘의 입금 확인"
          isBusy={search.isPending}
          fields={
            <TextField
              label="주문번호"
              optional
              inputMode="numeric"
              maxLength={40}
              autoComplete="off"
              {...order.field}
            />
          }
          onAsk={(reason) => {
            if (order.judge()) ask({ reason, page: 1, orderNumber: order.field.value || undefined })
          }}
        >
          <Magnifier aria-hidden />
          조회하기
        </ReasonForm>
      </Card>
      <div role="status">
        {asked && search.data && (
          <Card title={`확인이 필요한 입금 ${search.data.pageInfo.totalRow}건`}>
            {search.data.list.length === 0 ? (
              <EmptyState message="확인할 입금이 없습니다." />
            ) : (
              <MoneyTable payments={search.data.list} onChoose={setChosen} />
            )}
            <PageTurns
              facts={search.data.pageInfo}
              isBusy={search.isPending}
              onTurn={(page) => ask({ ...asked, page })}
            />
          </Card>
        )}
      </div>
      {chosen && <ActDialog payment={chosen.payment} onClose={close} onDone={closeAndLook} />}
    </DeskScreen>
  )
}
