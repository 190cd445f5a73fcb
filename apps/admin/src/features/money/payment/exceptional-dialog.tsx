import { useSend } from '@hygiene/client'
import { useFields } from '@hygiene/client/use-fields'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { askExceptionalRefund } from '@hygiene/contracts/money/refund/staff/ask-exceptional-refund'
import { readStaffPayment } from '@hygiene/contracts/money/payment/staff/read-staff-payment'
import { APPROVAL_KINDS } from '@hygiene/domain/staff/approval/approval'
import { formatWon } from '@hygiene/domain/money/payment/won'
import {
  type RefundMethod,
  refundMethodLabel,
  refundMethods,
} from '@hygiene/domain/money/refund/exceptional-refund'
import { RadioCards, showToast, TextField } from '@hygiene/ui'
import { ChangeDialog } from '../../../shared/change-dialog/change-dialog.tsx'
import { EMPTY_ACCOUNT, judgeAccount, RefundAccount } from '../../../shared/money/refund-account.tsx'

type Order = EntityOf<typeof readStaffPayment>

/** Requests a refund outside the terms. Another employee decides it. */
export function ExceptionalDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { paymentNo, orderNumber, userName, amountWon, refundableWon, needsAccount } = order
  const fields = useFields(
    { amount: String(refundableWon), method: 'method' as RefundMethod, ...EMPTY_ACCOUNT },
    (typed) => ({
      ...wrongAmount(typed.amount, refundableWon),
      ...(needsAccount || typed.method === 'account' ? judgeAccount(typed) : {}),
    }),
  )
  const { amount, method, ...account } = fields.draft
  const wanted = Number(amount)
  const isAmount = wrongAmount(amount, refundableWon).amount === undefined
  const withAccount = method === 'account' || needsAccount
  const returned = amountWon - refundableWon
  const send = useSend(askExceptionalRefund, {
    refresh: [readStaffPayment],
    // The dialog shows the refusal itself.
    onRefused: () => undefined,
    onDone: () => {
      showToast('승인을 요청했습니다.')
      onClose()
    },
  })
  return (
    <ChangeDialog
      title="예외 환불"
      about={`${userName} · 주문 ${orderNumber}`}
      rows={[
        {
          label: '환불액',
          before: formatWon(returned),
          after: isAmount ? formatWon(returned + wanted) : '-',
        },
        {
          label: '남는 금액',
          before: formatWon(refundableWon),
          after: isAmount ? formatWon(refundableWon - wanted) : '-',
        },
      ]}
      follows={[
        method === 'method'
          ? '승인되면 결제사로 바로 환불을 보냅니다.'
          : '승인되면 계좌로 보낼 환불로 대사에 오릅니다.',
        isAmount && wanted < refundableWon
          ? '일부만 돌려드리므로 교육은 그대로입니다.'
          : '남은 금액이 없으므로 수료하지 않은 교육은 환불로 끝납니다.',
      ]}
      reasons={APPROVAL_KINDS.exceptionalRefund.reasons}
      evidence="possible"
      verb="예외 환불 요청"
      approval="exceptionalRefund"
      isBusy={send.isPending}
      refusal={send.error?.message}
      fields={fields}
      onClose={onClose}
      onAsk={(asked) => {
        const refundAccount = withAccount ? { refundAccount: account } : {}
        send.mutate({ paymentNo, amountWon: wanted, method, ...refundAccount, ...asked })
      }}
    >
      <TextField
        label="돌려드릴 금액(원)"
        inputMode="numeric"
        maxLength={9}
        autoComplete="off"
        {...fields.field('amount')}
      />
      <RadioCards
        legend="돌려드리는 길"
        arrange="row"
        options={refundMethods.map((value) => ({ value, label: refundMethodLabel[value] }))}
        {...fields.field('method')}
      />
      {withAccount && <RefundAccount field={fields.field} />}
    </ChangeDialog>
  )
}

function wrongAmount(amount: string, refundableWon: number): { amount?: string } {
  if (/^[1-9]\d{0,8}$/.test(amount) && Number(amount) <= refundableWon) return {}
  return { amount: `1원부터 ${formatWon(refundableWon)}까지 입력해주세요.` }
}
