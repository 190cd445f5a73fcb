import { useForm } from '@hygiene/client/use-form'
import { refundPaymentException } from '@hygiene/contracts/money/refund/staff/refund-payment-exception'
import { reasonForm } from '@hygiene/contracts/forms/reason'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { askConfirm, Button, Dialog, NoticeBox, showToast } from '@hygiene/ui'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import type { PaymentException } from './exception-text.ts'
import styles from './reconciliation.module.css'
import { PaymentFacts } from './payment-facts.tsx'
import { ReasonField } from '../../../shared/ask-form/reason-field.tsx'
import { EMPTY_ACCOUNT, judgeAccount, RefundAccount } from '../../../shared/money/refund-account.tsx'

type RefundDialogProps = { payment: PaymentException; onClose: () => void; onDone: () => void }

/** Names the amount on the button and again in the confirmation. The server refunds it only once. */
export function RefundDialog({ payment, onClose, onDone }: RefundDialogProps) {
  const { paymentNo, userName, needsAccount, refund: last } = payment
  // Retries a refused partial refund with the same amount.
  const amountWon = last?.status === 'failed' ? last.amountWon : payment.amountWon
  const money = formatWon(amountWon)
  const form = useForm(refundPaymentException, {
    rules: reasonForm('환불 사유'),
    start: { ...EMPTY_ACCOUNT, reason: '' },
    judge: (typed) => (needsAccount ? judgeAccount(typed) : {}),
    input: ({ reason, ...refundAccount }) => ({
      paymentNo,
      amountWon,
      reason,
      ...(needsAccount ? { refundAccount } : {}),
    }),
    confirm: () =>
      askConfirm(`${userName}님께 ${money}을 환불합니다.\n환불을 시작하면 되돌릴 수 없습니다.`, {
        title: '환불',
        confirmLabel: `${money} 환불`,
        isDanger: true,
      }),
    refusedTitle: '환불하지 못했습니다',
    onDone: () => {
      showToast(`${money} 환불을 시작했습니다.`)
      onDone()
    },
  })

  return (
    <Dialog isOpen onClose={onClose} title="환불하기">
      <div className={styles.sheet}>
        <PaymentFacts payment={payment} />
        {needsAccount && (
          <NoticeBox title="받을 계좌가 필요한 결제입니다.">
            <p>본인인지 확인한 뒤 회원이 알려준 계좌를 적어주세요.</p>
          </NoticeBox>
        )}
        <AskForm form={form}>
          {needsAccount && <RefundAccount field={form.field} />}
          <ReasonField label="환불 사유" hint="처리 기록에만 남습니다." {...form.field('reason')} />
          <Button type="submit" tone="danger" wide busy={form.isBusy}>
            <span className={styles.whole}>{money} 환불하기</span>
          </Button>
        </AskForm>
      </div>
    </Dialog>
  )
}
