import { useSend } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { closePaymentException } from '@hygiene/contracts/money/reconciliation/staff/close-payment-exception'
import type { compareOrder } from '@hygiene/contracts/money/reconciliation/staff/compare-order'
import type { ExceptionAction } from '@hygiene/domain/money/reconciliation/payment-exception'
import { Button, Dialog, NoticeBox, showToast } from '@hygiene/ui'
import { Check, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { ReasonForm } from '../../../shared/ask-form/reason-form.tsx'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { AskAgain } from '../../../shared/money/ask-again.tsx'
import { shortInstant } from '../../../shared/money/instant-text.ts'
import { actionLabel, adviceOf, type PaymentException, WAIT } from './exception-text.ts'
import { PaymentFacts } from './payment-facts.tsx'
import styles from './reconciliation.module.css'
import { RefundDialog } from './refund-dialog.tsx'
import { TransferDialog } from './transfer-dialog.tsx'

const DIALOGS = { refund: RefundDialog, transfer: TransferDialog, close: CloseDialog } as const

type AdviceProps = {
  one: PaymentException
  comparison: EntityOf<typeof compareOrder> | null
  onAction: () => void
}

/** Offers the recommended action first. Number keys open an action but never finish it. */
export function Advice({ one, comparison, onAction }: AdviceProps) {
  const [chosen, setChosen] = useState<Exclude<ExceptionAction, 'ask'> | null>(null)
  const actions = actionsOf(one, comparison)
  const [first] = actions
  const advice = first ? adviceOf[first] : { ...WAIT, follows: [] }
  // Leaves out `ask`, whose button has its own key.
  const dialogs = actions.flatMap((action, index) =>
    action === 'ask' ? [] : [{ action, keys: String(index + 1) }],
  )
  useKeys(
    dialogs.map(({ action, keys }) => ({ keys, label: actionLabel[action], run: () => setChosen(action) })),
    { title: '이 건', isActive: chosen === null },
  )
  const ActionDialog = chosen && DIALOGS[chosen]
  const close = () => setChosen(null)

  return (
    <section className={styles.advice} aria-label="권하는 처리">
      <p className={styles.mark}>
        <ShieldCheck aria-hidden /> 권하는 처리
        {comparison && <small>미리 맞춰 보았습니다 · {shortInstant(comparison.asOf)}</small>}
      </p>
      <h3>{advice.title}</h3>
      <p>{advice.lead}</p>
      <ul>
        {advice.follows.map((sentence) => (
          <li key={sentence}>
            <Check aria-hidden /> {sentence}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {actions.map((action, index) =>
          action === 'ask' ? (
            <AskAgain key={action} paymentNo={one.paymentNo} onDone={onAction} />
          ) : (
            <Button
              key={action}
              tone={index === 0 ? 'primary' : 'secondary'}
              onClick={() => setChosen(action)}
            >
              {actionLabel[action]} <kbd aria-hidden>{index + 1}</kbd>
            </Button>
          ),
        )}
      </div>
      {ActionDialog && (
        <ActionDialog
          payment={one}
          onClose={close}
          onDone={() => {
            close()
            onAction()
          }}
        />
      )}
    </section>
  )
}

/** Adds `ask` if the gateway's approval would settle the order, whatever caused the exception. */
function actionsOf({ actions }: PaymentException, comparison: AdviceProps['comparison']): ExceptionAction[] {
  const others = actions.filter((action) => action !== 'ask')
  return comparison?.mayAskAgain ? ['ask', ...others] : others
}

type CloseDialogProps = { payment: PaymentException; onClose: () => void; onDone: () => void }

/** Closes an exception that was settled at the gateway or decided by the association. */
function CloseDialog({ payment, onClose, onDone }: CloseDialogProps) {
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
