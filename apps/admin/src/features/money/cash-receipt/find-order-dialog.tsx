import { useForm } from '@hygiene/client/use-form'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { readStaffPayment } from '@hygiene/contracts/money/payment/staff/read-staff-payment'
import { Button, Dialog, TextField } from '@hygiene/ui'
import { useState } from 'react'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import { IssueDialog } from '../../../shared/cash-receipt/issue-dialog.tsx'

/** The order first, by the number its person reads out, then for whom its cash receipt is. */
export function FindOrderDialog({ onClose }: { onClose: () => void }) {
  const [order, setOrder] = useState<EntityOf<typeof readStaffPayment> | null>(null)
  const form = useForm(readStaffPayment, {
    start: { number: '' },
    judge: ({ number }) => (number.trim() === '' ? { number: '주문번호를 입력해주세요.' } : {}),
    input: ({ number }) => ({ number: number.trim() }),
    refusedAt: 'number',
    onDone: setOrder,
  })
  if (order) return <IssueDialog order={order} onClose={onClose} />
  return (
    <Dialog isOpen title="현금영수증 발급" onClose={onClose}>
      <AskForm form={form}>
        <TextField
          label="주문번호"
          hint="회원의 결제 내역이나 결제 화면에 있습니다."
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          {...form.field('number')}
        />
        <Button type="submit" wide busy={form.isBusy}>
          주문 검색
        </Button>
      </AskForm>
    </Dialog>
  )
}
