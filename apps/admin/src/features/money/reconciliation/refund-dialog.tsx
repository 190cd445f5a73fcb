import { useSend } from '@hygiene/client'
import { refundPaymentException } from '@hygiene/contracts/money/refund/staff/refund-payment-exception'
import { formatWon } from '@hygiene/domain'
import { askConfirm, Button, Dialog, NoticeBox, showToast, TextField } from '@hygiene/ui'
import { useState } from 'react'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import type { PaymentException } from './exception-text.ts'
import styles from './reconciliation.module.css'
import { PaymentFacts } from './payment-facts.tsx'
import { RefundAccount } from '../../../shared/money/refund-account.tsx'
import { EMPTY_REFUND, judgeRefund, type RefundTyped, type RefundWrong } from './refund-rules.ts'

type RefundDialogProps = { payment: PaymentException; onClose: () => void; onDone: () => void }

/** Names the amount on the button and once more in the question; the server gives it back once. */
export function RefundDialog({ payment, onClose, onDone }: RefundDialogProps) {
  const { paymentNo, userName, needsAccount, refund: last } = payment
  // A part that was refused is tried again as the part it was.
  const amountWon = last?.status === 'failed' ? last.amountWon : payment.amountWon
  const [typed, setTyped] = useState<RefundTyped>(EMPTY_REFUND)
  const [wrong, setWrong] = useState<RefundWrong>({})
  const money = formatWon(amountWon)
  const send = useSend(refundPaymentException, {
    refusedTitle: '환불하지 못했습니다',
    onDone: () => {
      showToast(`${money} 환불을 시작했습니다.`)
      onDone()
    },
  })
  const change = (part: Partial<RefundTyped>) => setTyped({ ...typed, ...part })

  async function refund() {
    if (send.isPending) return
    const question = `${userName}님께 ${money}을 환불합니다.\n환불을 시작하면 되돌릴 수 없습니다.`
    if (!(await askConfirm(question, { title: '환불', confirmLabel: `${money} 환불`, isDanger: true })))
      return
    const { reason, ...refundAccount } = typed
    send.mutate({ paymentNo, amountWon, reason, ...(needsAccount ? { refundAccount } : {}) })
  }

  return (
    <Dialog isOpen onClose={onClose} title="환불하기">
      <div className={styles.sheet}>
        <PaymentFacts payment={payment} />
        {needsAccount && (
          <NoticeBox title="받을 계좌가 필요한 결제입니다.">
            <p>본인인지 확인한 뒤 회원이 알려준 계좌를 적어주세요.</p>
          </NoticeBox>
        )}
        <AskForm
          judge={() => judgeRefund(typed, needsAccount)}
          onWrong={setWrong}
          onAsk={() => void refund()}
        >
          {needsAccount && <RefundAccount typed={typed} wrong={wrong} change={change} />}
          <TextField
            label="환불 사유"
            name="reason"
            hint="처리 기록에만 남습니다."
            maxLength={200}
            autoComplete="off"
            value={typed.reason}
            error={wrong.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
          <Button type="submit" tone="danger" wide busy={send.isPending}>
            <span className={styles.whole}>{money} 환불하기</span>
          </Button>
        </AskForm>
      </div>
    </Dialog>
  )
}
