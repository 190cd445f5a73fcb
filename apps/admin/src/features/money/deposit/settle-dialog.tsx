import { type Refused, useSend } from '@hygiene/client'
import { listBankDeposits } from '@hygiene/contracts/money/deposit/staff/list-bank-deposits'
import { settleBankDeposit } from '@hygiene/contracts/money/deposit/staff/settle-bank-deposit'
import { listStaffPayments } from '@hygiene/contracts/money/payment/staff/list-staff-payments'
import { depositMatchLabel, formatWon } from '@hygiene/domain'
import { Button, Dialog, NoticeBox, RadioCards, showToast, TextField } from '@hygiene/ui'
import { useState } from 'react'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import { shortInstant } from '../../../shared/money/instant-text.ts'
import { type DepositRow, senderOf } from './deposit-columns.tsx'

type Outcome = 'pay' | 'close'
type Errors = { applicationNo?: string; text?: string }

const OUTCOMES: { value: Outcome; label: string }[] = [
  { value: 'pay', label: '신청의 결제로 등록' },
  { value: 'close', label: '결제 없이 끝내기' },
]
const LEAST_TEXT = 2

/** What a deposit is: the payment of an application, or nothing of ours, in words. */
export function SettleDialog({ deposit, onClose }: { deposit: DepositRow; onClose: () => void }) {
  const { bankDepositNo, amountWon, depositedAt, match, order } = deposit
  const money = formatWon(amountWon)
  const isDouble = match === 'double'
  const [outcome, setOutcome] = useState<Outcome>(isDouble ? 'close' : 'pay')
  const [applicationNo, setApplicationNo] = useState(order && !isDouble ? String(order.applicationNo) : '')
  const [text, setText] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [refusal, setRefusal] = useState<string>()
  const isPaying = outcome === 'pay'
  const settle = useSend(settleBankDeposit, {
    refresh: [listBankDeposits, listStaffPayments],
    onRefused: (refused: Refused) => setRefusal(refused.message),
    onDone: () => {
      showToast(isPaying ? `${money} 결제를 넣었습니다.` : '입금을 끝냈습니다.')
      onClose()
    },
  })

  function judge(): Errors {
    return {
      ...(!isPaying || /^[1-9]\d{0,8}$/.test(applicationNo)
        ? {}
        : { applicationNo: '신청번호를 숫자로 입력해주세요.' }),
      ...(text.trim().length >= LEAST_TEXT ? {} : { text: '확인 방법을 2자 이상 입력해주세요.' }),
    }
  }

  function ask() {
    setRefusal(undefined)
    settle.mutate({ bankDepositNo, applicationNo: isPaying ? Number(applicationNo) : null, text })
  }

  return (
    <Dialog isOpen title="입금 처리" onClose={onClose}>
      <AskForm judge={judge} onWrong={setErrors} onAsk={ask}>
        <p>
          {money} · {senderOf(deposit)} · {shortInstant(depositedAt)}
        </p>
        <p>
          {depositMatchLabel[match]}
          {order && ` · 주문 ${order.orderNumber} · ${order.userName} · ${order.orderName}`}
        </p>
        <RadioCards
          legend="이 입금의 처리 방법"
          name="outcome"
          arrange="row"
          value={outcome}
          options={OUTCOMES}
          onChange={setOutcome}
        />
        {isPaying && (
          <TextField
            label="신청번호"
            name="applicationNo"
            hint="신청의 교육비가 입금액과 같아야 합니다. 열려 있던 주문은 닫힙니다."
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            value={applicationNo}
            error={errors.applicationNo}
            onChange={({ target }) => setApplicationNo(target.value)}
          />
        )}
        <TextField
          label="확인한 내용"
          name="text"
          hint={isPaying ? '입금자를 확인한 방법을 적어주세요.' : '입금 내용과 처리 결과를 적어주세요.'}
          autoComplete="off"
          maxLength={180}
          value={text}
          error={errors.text}
          onChange={({ target }) => setText(target.value)}
        />
        {refusal && <NoticeBox title={refusal} tone="error" live />}
        <Button type="submit" wide busy={settle.isPending}>
          {isPaying ? `${money} 결제 등록` : '결제 없이 끝내기'}
        </Button>
      </AskForm>
    </Dialog>
  )
}
