import { type Refused, useSend } from '@hygiene/client'
import { listStaffPayments } from '@hygiene/contracts/money/payment/staff/list-staff-payments'
import { readStaffPayment } from '@hygiene/contracts/money/payment/staff/read-staff-payment'
import { askOrderAgain } from '@hygiene/contracts/money/reconciliation/staff/ask-order-again'
import { compareOrder } from '@hygiene/contracts/money/reconciliation/staff/compare-order'
import { listPaymentExceptions } from '@hygiene/contracts/money/reconciliation/staff/list-payment-exceptions'
import { orderStatusLabel } from '@hygiene/domain/money/payment/payment-status'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button, showAlert, showToast } from '@hygiene/ui'
import { useRef } from 'react'
import { useEmployee } from '../../app/login/staff-login.ts'
import { useKeys } from '../keys/use-keys.ts'

type AskAgainProps = { paymentNo: number; onDone?: () => void }

/**
 * Queries the gateway at once. It accepts only an approval of the same order and amount. The key 1 focuses the button without
 * pressing it.
 */
export function AskAgain({ paymentNo, onDone }: AskAgainProps) {
  const { role } = useEmployee()
  const button = useRef<HTMLDivElement>(null)
  const isMine = staffMay(role, 'handlePaymentExceptions')
  const focus = () => button.current?.querySelector('button')?.focus()
  useKeys([{ keys: '1', label: '다시 묻고 맞추기', run: focus }], { title: '이 주문', isActive: isMine })
  const send = useSend(askOrderAgain, {
    refresh: [compareOrder, readStaffPayment, listStaffPayments, listPaymentExceptions],
    onRefused: (refused: Refused) => showAlert(refused.message, { title: '맞추지 못했습니다' }),
    onDone: ({ status }) => {
      showToast(`‘${orderStatusLabel[status]}’로 맞췄습니다.`)
      onDone?.()
    },
  })
  if (!isMine) return <p>다시 묻고 맞추기는 회계와 본부가 합니다.</p>
  return (
    <div ref={button}>
      <Button busy={send.isPending} onClick={() => send.mutate({ paymentNo })}>
        다시 묻고 맞추기 <kbd aria-hidden>1</kbd>
      </Button>
    </div>
  )
}
