import { type Refused, useSend } from '@hygiene/client'
import { listCashReceipts } from '@hygiene/contracts/money/cash-receipt/staff/list-cash-receipts'
import { requestCashReceipt } from '@hygiene/contracts/money/cash-receipt/staff/request-cash-receipt'
import { readStaffPayment } from '@hygiene/contracts/money/payment/staff/read-staff-payment'
import {
  cashReceiptNumber,
  type CashReceiptPurpose,
  cashReceiptPurposeLabel,
  cashReceiptPurposes,
  formatWon,
} from '@hygiene/domain'
import { Button, Dialog, NoticeBox, RadioCards, showToast, TextField } from '@hygiene/ui'
import { useState } from 'react'
import { AskForm } from '../ask-form/ask-form.tsx'
import { judgeReason } from '../ask-form/judge-reason.ts'

type IssueDialogProps = {
  order: { paymentNo: number; orderNumber: string; userName: string; refundableWon: number }
  onClose: () => void
}

const OPTIONS = cashReceiptPurposes.map((value) => ({ value, label: cashReceiptPurposeLabel[value] }))
const NUMBER: Record<CashReceiptPurpose, { label: string; wrong: string }> = {
  personal: { label: '휴대폰 또는 카드 번호', wrong: '휴대폰이나 현금영수증 카드 번호를 입력해주세요.' },
  corporate: { label: '사업자등록번호', wrong: '사업자등록번호 10자리를 다시 확인해주세요.' },
}

/** Asks for whom the cash receipt of an order is issued; the number is seen here only. */
export function IssueDialog({ order, onClose }: IssueDialogProps) {
  const { paymentNo, orderNumber, userName, refundableWon } = order
  const [purpose, setPurpose] = useState<CashReceiptPurpose>('personal')
  const [number, setNumber] = useState('')
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<{ number?: string; reason?: string }>({})
  const [refusal, setRefusal] = useState<string>()
  const send = useSend(requestCashReceipt, {
    refresh: [listCashReceipts, readStaffPayment],
    onRefused: (refused: Refused) => setRefusal(refused.message),
    onDone: () => {
      showToast('현금영수증 발급을 맡겼습니다. 곧 결과가 나옵니다.')
      onClose()
    },
  })
  const { label, wrong: sentence } = NUMBER[purpose]
  return (
    <Dialog isOpen title="현금영수증 발급" onClose={onClose}>
      <p>
        {userName} · 주문 {orderNumber} · <strong>{formatWon(refundableWon)}</strong>
      </p>
      <AskForm
        judge={() => ({
          ...(cashReceiptNumber(purpose, number) === null ? { number: sentence } : {}),
          ...judgeReason(reason, '사유를 2자 이상 입력해주세요.'),
        })}
        onWrong={setWrong}
        onAsk={() => {
          setRefusal(undefined)
          if (!send.isPending) send.mutate({ paymentNo, purpose, number, reason })
        }}
      >
        <RadioCards
          legend="용도"
          arrange="pair"
          name="purpose"
          options={OPTIONS}
          value={purpose}
          onChange={setPurpose}
        />
        <TextField
          label={label}
          name="number"
          hint="발급한 뒤에는 가려서 보입니다."
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          value={number}
          error={wrong.number}
          onChange={({ target }) => setNumber(target.value)}
        />
        <TextField
          label="사유"
          name="reason"
          hint="예: 전화로 신청"
          maxLength={200}
          autoComplete="off"
          value={reason}
          error={wrong.reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {refusal && <NoticeBox tone="error">{refusal}</NoticeBox>}
        <Button type="submit" busy={send.isPending}>
          현금영수증 발급하기
        </Button>
      </AskForm>
    </Dialog>
  )
}
