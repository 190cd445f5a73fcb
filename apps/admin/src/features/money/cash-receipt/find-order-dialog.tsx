import { type Refused, useSend } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { readStaffPayment } from '@hygiene/contracts/money/payment/staff/read-staff-payment'
import { Button, Dialog, TextField } from '@hygiene/ui'
import { useState } from 'react'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import { IssueDialog } from '../../../shared/cash-receipt/issue-dialog.tsx'

/** The order first, by the number its person reads out, then for whom its cash receipt is. */
export function FindOrderDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [order, setOrder] = useState<EntityOf<typeof readStaffPayment> | null>(null)
  const find = useSend(readStaffPayment, {
    onDone: setOrder,
    onRefused: (refused: Refused) => setError(refused.message),
  })
  if (order) return <IssueDialog order={order} onClose={onClose} />
  return (
    <Dialog isOpen title="현금영수증 발급" onClose={onClose}>
      <AskForm
        judge={() => (typed.trim() === '' ? { number: '주문번호를 입력해주세요.' } : {})}
        onWrong={(wrong) => setError(wrong.number)}
        onAsk={() => find.mutate({ number: typed.trim() })}
      >
        <TextField
          label="주문번호"
          name="number"
          hint="회원의 결제 내역이나 결제 화면에 있습니다."
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          value={typed}
          error={error}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" wide busy={find.isPending}>
          주문 검색
        </Button>
      </AskForm>
    </Dialog>
  )
}
