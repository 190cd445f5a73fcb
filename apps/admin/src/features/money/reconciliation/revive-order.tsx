import { type Refused, useSend } from '@hygiene/client'
import { listStaffPayments } from '@hygiene/contracts/money/payment/staff/list-staff-payments'
import { reviveOrder } from '@hygiene/contracts/money/reconciliation/staff/revive-order'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { NoticeBox, showToast } from '@hygiene/ui'
import { useEffect, useState } from 'react'
import { ReasonForm } from '../../../shared/ask-form/reason-form.tsx'
import { type Due, FindApplication } from '../../../shared/find-payable/find-application.tsx'

type ReviveOrderProps = { exceptionNo: number; amountWon: number; onDone: () => void }

/** Money that our records have forgotten becomes the order of an application that waits for exactly this sum. */
export function ReviveOrder({ exceptionNo, amountWon, onDone }: ReviveOrderProps) {
  const [due, setDue] = useState<Due | null>(null)
  const [refusal, setRefusal] = useState<string>()
  const isFound = due?.amountWon === amountWon
  // The button that led to each step is gone with the step.
  useEffect(() => {
    const field = isFound ? 'reason' : 'applicationNo'
    document.querySelector<HTMLElement>(`dialog [name=${field}]`)?.focus()
  }, [isFound])
  const send = useSend(reviveOrder, {
    refresh: [listStaffPayments],
    onRefused: (refused: Refused) => setRefusal(refused.message),
    onDone: ({ orderNumber }) => {
      showToast(`주문으로 복원했습니다. 주문번호는 ${orderNumber}입니다.`)
      onDone()
    },
  })
  if (!isFound)
    return (
      <>
        {due ? (
          <NoticeBox
            tone="warn"
            title={`신청 ${due.applicationNo}의 금액은 ${formatWon(due.amountWon)}입니다.`}
          >
            <p>
              결제사에 있는 {formatWon(amountWon)}과 달라 복원할 수 없습니다. 신청번호를 다시 확인해주세요.
            </p>
          </NoticeBox>
        ) : (
          <p>결제사에 있는 {formatWon(amountWon)}과 금액이 같고 결제를 기다리는 신청만 복원할 수 있습니다.</p>
        )}
        <FindApplication onFound={setDue} />
      </>
    )
  const { applicationNo, userName, orderName } = due
  return (
    <>
      <NoticeBox
        tone={refusal ? 'warn' : 'info'}
        title={refusal ?? `${userName} · 신청 ${applicationNo} · ${orderName}`}
      >
        <p>
          결제 대기인 이 신청이 {formatWon(amountWon)} 결제 완료가 됩니다. 열려 있던 주문은 닫히고, 회원에게
          결제 문자를 보냅니다.
        </p>
      </NoticeBox>
      <ReasonForm
        label="확인한 내용"
        hint="예: 회원과 통화해 카드 승인번호와 신청을 확인함"
        isBusy={send.isPending}
        onAsk={(reason) => send.mutate({ exceptionNo, applicationNo, reason })}
      >
        {formatWon(amountWon)} 주문으로 복원
      </ReasonForm>
    </>
  )
}
