import { useForm } from '@hygiene/client/use-form'
import { listBankDeposits } from '@hygiene/contracts/money/deposit/staff/list-bank-deposits'
import { settleBankDeposit } from '@hygiene/contracts/money/deposit/staff/settle-bank-deposit'
import { listStaffPayments } from '@hygiene/contracts/money/payment/staff/list-staff-payments'
import { settleForm } from '@hygiene/contracts/forms/no-account-number'
import { depositMatchLabel } from '@hygiene/domain/money/deposit/bank-deposit'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { Button, Dialog, NoticeBox, RadioCards, showToast, TextField } from '@hygiene/ui'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import { wrongApplicationNo } from '../../../shared/find-payable/find-application.tsx'
import { shortInstant } from '../../../shared/money/instant-text.ts'
import { type DepositRow, senderOf } from './deposit-columns.tsx'

const OUTCOMES = [
  { value: 'pay', label: '신청의 결제로 등록' },
  { value: 'close', label: '결제 없이 끝내기' },
] as const

/** What a deposit is: the payment of an application, or nothing of ours, in words. */
export function SettleDialog({ deposit, onClose }: { deposit: DepositRow; onClose: () => void }) {
  const { bankDepositNo, amountWon, depositedAt, match, order } = deposit
  const money = formatWon(amountWon)
  const isDouble = match === 'double'
  const form = useForm(settleBankDeposit, {
    rules: settleForm,
    start: {
      outcome: isDouble ? 'close' : 'pay',
      applicationNo: order && !isDouble ? String(order.applicationNo) : '',
      text: '',
    },
    judge: (typed) => (typed.outcome === 'pay' ? wrongApplicationNo(typed) : {}),
    input: ({ outcome, applicationNo, text }) => ({
      bankDepositNo,
      applicationNo: outcome === 'pay' ? Number(applicationNo) : null,
      text,
    }),
    refresh: [listBankDeposits, listStaffPayments],
    onDone: () => {
      showToast(isPaying ? `${money} 결제를 넣었습니다.` : '입금을 끝냈습니다.')
      onClose()
    },
  })
  const isPaying = form.draft.outcome === 'pay'

  return (
    <Dialog isOpen title="입금 처리" onClose={onClose}>
      <AskForm form={form}>
        <p>
          {money} · {senderOf(deposit)} · {shortInstant(depositedAt)}
        </p>
        <p>
          {depositMatchLabel[match]}
          {order && ` · 주문 ${order.orderNumber} · ${order.userName} · ${order.orderName}`}
        </p>
        <RadioCards
          legend="이 입금의 처리 방법"
          arrange="row"
          options={OUTCOMES}
          {...form.field('outcome')}
        />
        {isPaying && (
          <TextField
            label="신청번호"
            hint="신청의 교육비가 입금액과 같아야 합니다. 열려 있던 주문은 닫힙니다."
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            {...form.field('applicationNo')}
          />
        )}
        <TextField
          label="확인한 내용"
          hint={isPaying ? '입금자를 확인한 방법을 적어주세요.' : '입금 내용과 처리 결과를 적어주세요.'}
          autoComplete="off"
          maxLength={180}
          {...form.field('text')}
        />
        {form.refusal && <NoticeBox title={form.refusal} tone="error" live />}
        <Button type="submit" wide busy={form.isBusy}>
          {isPaying ? `${money} 결제 등록` : '결제 없이 끝내기'}
        </Button>
      </AskForm>
    </Dialog>
  )
}
