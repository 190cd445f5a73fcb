import { useSend } from '@hygiene/client'
import { closeFlaggedPayment } from '@hygiene/contracts'
import { Dialog, NoticeBox, showToast } from '@hygiene/ui'
import { ReasonForm } from '../../shared/ask-form/reason-form.tsx'
import type { FlaggedPayment } from './money-words.ts'
import styles from './money.module.css'
import { PaymentFacts } from './payment-facts.tsx'

type CloseDialogProps = { payment: FlaggedPayment; onClose: () => void; onDone: () => void }

/** Takes a payment off the list that was settled at the gateway or decided by the association. */
export function CloseDialog({ payment, onClose, onDone }: CloseDialogProps) {
  const send = useSend(closeFlaggedPayment, {
    refusedTitle: '확인을 마치지 못했습니다',
    onDone: () => {
      showToast('확인을 마쳤습니다.')
      onDone()
    },
  })

  return (
    <Dialog isOpen onClose={onClose} title="확인 마치기">
      <div className={styles.sheet}>
        <PaymentFacts payment={payment} />
        <NoticeBox tone="warn" title="이 화면에서는 돈이 움직이지 않습니다.">
          <p>결제사 관리 화면에서 처리를 끝낸 뒤에 목록에서 빼주세요.</p>
        </NoticeBox>
        <ReasonForm
          label="처리한 내용"
          hint="예: 결제사에서 차액 1,000원을 돌려드림"
          missing="어떻게 처리했는지 2자 이상 입력해주세요."
          isBusy={send.isPending}
          onAsk={(reason) => send.mutate({ paymentNo: payment.paymentNo, reason })}
        >
          확인 마치기
        </ReasonForm>
      </div>
    </Dialog>
  )
}
