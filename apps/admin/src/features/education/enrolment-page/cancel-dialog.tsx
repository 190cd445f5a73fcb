import { useSend } from '@hygiene/client'
import { cancelStaffEnrolment } from '@hygiene/contracts/education/enrolment/staff/cancel-staff-enrolment'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { Dialog, showToast } from '@hygiene/ui'
import { ReasonForm } from '../../../shared/ask-form/reason-form.tsx'
import type { EnrolmentRecord } from './enrolment-text.ts'
import { RefundDialog } from './refund-dialog.tsx'

type CancelDialogProps = { record: EnrolmentRecord; onDone: () => void; onClose: () => void }

/** Cancels an unpaid application, or refunds a paid one by the terms, at the person's request. */
export function CancelDialog({ record, onDone, onClose }: CancelDialogProps) {
  const { refund } = record
  return refund === null ? (
    <UnpaidDialog record={record} onDone={onDone} onClose={onClose} />
  ) : (
    <RefundDialog record={record} offer={refund} onDone={onDone} onClose={onClose} />
  )
}

function UnpaidDialog({ record, onDone, onClose }: CancelDialogProps) {
  const { kind, number, userName, courseName } = record
  const send = useSend(cancelStaffEnrolment, {
    onDone: ({ refund }) => {
      showToast(
        refund === null
          ? '신청을 취소했습니다.'
          : `신청을 취소했습니다. ${formatWon(refund)}을 환불하고 있습니다.`,
      )
      onDone()
    },
    refusedTitle: '취소하지 못했습니다',
  })
  return (
    <Dialog isOpen title="신청 취소하기" onClose={onClose}>
      <p>
        {userName} · {courseName}
      </p>
      <p>결제하지 않은 신청을 끝냅니다. 열려 있는 주문과 가상계좌도 함께 닫습니다.</p>
      <ReasonForm
        label="취소 사유"
        tone="danger"
        isBusy={send.isPending}
        onAsk={(reason) => send.mutate({ kind, number, reason })}
      >
        신청 취소하기
      </ReasonForm>
      {send.error && <p role="alert">{send.error.message}</p>}
    </Dialog>
  )
}
