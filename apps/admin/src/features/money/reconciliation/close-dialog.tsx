import { useSend } from '@hygiene/client'
import { closePaymentException } from '@hygiene/contracts/money/reconciliation/staff/close-payment-exception'
import { Dialog, NoticeBox, showToast } from '@hygiene/ui'
import { ReasonForm } from '../../../shared/ask-form/reason-form.tsx'
import type { PaymentException } from './exception-text.ts'
import styles from './reconciliation.module.css'
import { PaymentFacts } from './payment-facts.tsx'

type CloseDialogProps = { payment: PaymentException; onClose: () => void; onDone: () => void }

/** Takes an exception off the worklist that was settled at the gateway or decided by the association. */
export function CloseDialog({ payment, onClose, onDone }: CloseDialogProps) {
  const send = useSend(closePaymentException, {
    refusedTitle: '닫지 못했습니다',
    onDone: () => {
      showToast('설명하고 닫았습니다.')
      onDone()
    },
  })

  return (
    <Dialog isOpen onClose={onClose} title="설명하고 닫기">
      <div className={styles.sheet}>
        <PaymentFacts payment={payment} />
        <NoticeBox tone="warn" title="이 화면에서는 돈이 움직이지 않습니다.">
          <p>결제사 관리 화면에서 처리를 끝낸 뒤에 닫아주세요.</p>
        </NoticeBox>
        <ReasonForm
          label="처리한 내용"
          hint="예: 결제사에서 차액 1,000원을 돌려드림"
          isBusy={send.isPending}
          onAsk={(reason) => send.mutate({ paymentNo: payment.paymentNo, reason })}
        >
          설명하고 닫기
        </ReasonForm>
      </div>
    </Dialog>
  )
}
