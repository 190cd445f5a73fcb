import { type Refused, useSend } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { askExceptionalRefund } from '@hygiene/contracts/money/refund/staff/ask-exceptional-refund'
import { readStaffPayment } from '@hygiene/contracts/money/payment/staff/read-staff-payment'
import {
  APPROVAL_KINDS,
  formatWon,
  type RefundMethod,
  refundMethodLabel,
  refundMethods,
} from '@hygiene/domain'
import { RadioCards, showToast, TextField } from '@hygiene/ui'
import { useState } from 'react'
import { ChangeDialog } from '../../../shared/change-dialog/change-dialog.tsx'
import {
  type AccountTyped,
  type AccountWrong,
  EMPTY_ACCOUNT,
  judgeAccount,
  RefundAccount,
} from '../../../shared/money/refund-account.tsx'

type Order = EntityOf<typeof readStaffPayment>

/** A refund outside the terms: amount, way and account, asked for here and decided by another employee. */
export function ExceptionalDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { paymentNo, orderNumber, userName, amountWon, refundableWon, needsAccount } = order
  const [amount, setAmount] = useState(String(refundableWon))
  const [method, setMethod] = useState<RefundMethod>('method')
  const [account, setAccount] = useState<AccountTyped>(EMPTY_ACCOUNT)
  const [wrong, setWrong] = useState<AccountWrong & { amount?: string }>({})
  const [refusal, setRefusal] = useState<string>()
  const wanted = Number(amount)
  const isAmount = /^[1-9]\d{0,8}$/.test(amount) && wanted <= refundableWon
  const withAccount = method === 'account' || needsAccount
  const returned = amountWon - refundableWon
  const send = useSend(askExceptionalRefund, {
    refresh: [readStaffPayment],
    onRefused: (refused: Refused) => setRefusal(refused.message),
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
      refusal={refusal}
      onClose={onClose}
      onAsk={(asked) => {
        const judged = {
          ...(isAmount ? {} : { amount: `1원부터 ${formatWon(refundableWon)}까지 입력해주세요.` }),
          ...(withAccount ? judgeAccount(account) : {}),
        }
        setWrong(judged)
        if (Object.keys(judged).length > 0) return
        const refundAccount = withAccount ? { refundAccount: account } : {}
        send.mutate({ paymentNo, amountWon: wanted, method, ...refundAccount, ...asked })
      }}
    >
      <TextField
        label="돌려드릴 금액(원)"
        inputMode="numeric"
        maxLength={9}
        autoComplete="off"
        value={amount}
        error={wrong.amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      <RadioCards
        legend="돌려드리는 길"
        name="method"
        value={method}
        arrange="row"
        options={refundMethods.map((value) => ({ value, label: refundMethodLabel[value] }))}
        onChange={setMethod}
      />
      {withAccount && (
        <RefundAccount typed={account} wrong={wrong} change={(part) => setAccount({ ...account, ...part })} />
      )}
    </ChangeDialog>
  )
}
