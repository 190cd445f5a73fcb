import { useForm } from '@hygiene/client/use-form'
import { listCashReceipts } from '@hygiene/contracts/money/cash-receipt/staff/list-cash-receipts'
import { requestCashReceipt } from '@hygiene/contracts/money/cash-receipt/staff/request-cash-receipt'
import { readStaffPayment } from '@hygiene/contracts/money/payment/staff/read-staff-payment'
import { reasonForm } from '@hygiene/contracts/forms/reason'
import {
  cashReceiptNumber,
  type CashReceiptPurpose,
  cashReceiptPurposeLabel,
  cashReceiptPurposes,
} from '@hygiene/domain/money/cash-receipt/cash-receipt-number'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { Button, Dialog, NoticeBox, RadioCards, showToast, TextField } from '@hygiene/ui'
import { AskForm } from '../ask-form/ask-form.tsx'

type IssueDialogProps = {
  order: { paymentNo: number; orderNumber: string; userName: string; refundableWon: number }
  onClose: () => void
}

const OPTIONS = cashReceiptPurposes.map((value) => ({ value, label: cashReceiptPurposeLabel[value] }))
const NUMBER: Record<CashReceiptPurpose, { label: string; wrong: string }> = {
  personal: { label: '휴대폰 또는 카드 번호', wrong: '휴대폰이나 현금영수증 카드 번호를 입력해주세요.' },
  corporate: { label: '사업자등록번호', wrong: '사업자등록번호 10자리를 다시 확인해주세요.' },
}

/** Asks for whom the cash receipt of an order is issued. The number is shown only here. */
export function IssueDialog({ order, onClose }: IssueDialogProps) {
  const { paymentNo, orderNumber, userName, refundableWon } = order
  const form = useForm(requestCashReceipt, {
    rules: reasonForm('사유'),
    start: { purpose: 'personal' as CashReceiptPurpose, number: '', reason: '' },
    judge: ({ purpose, number }) =>
      cashReceiptNumber(purpose, number) === null ? { number: NUMBER[purpose].wrong } : {},
    input: (typed) => ({ paymentNo, ...typed }),
    refresh: [listCashReceipts, readStaffPayment],
    onDone: () => {
      showToast('현금영수증 발급을 맡겼습니다. 곧 결과가 나옵니다.')
      onClose()
    },
  })
  return (
    <Dialog isOpen title="현금영수증 발급" onClose={onClose}>
      <p>
        {userName} · 주문 {orderNumber} · <strong>{formatWon(refundableWon)}</strong>
      </p>
      <AskForm form={form}>
        <RadioCards legend="용도" arrange="pair" options={OPTIONS} {...form.field('purpose')} />
        <TextField
          label={NUMBER[form.draft.purpose].label}
          hint="발급한 뒤에는 가려서 보입니다."
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          {...form.field('number')}
        />
        <TextField
          label="사유"
          hint="예: 전화로 신청"
          maxLength={200}
          autoComplete="off"
          {...form.field('reason')}
        />
        {form.refusal && <NoticeBox tone="error">{form.refusal}</NoticeBox>}
        <Button type="submit" busy={form.isBusy}>
          현금영수증 발급하기
        </Button>
      </AskForm>
    </Dialog>
  )
}
