import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { readStaffPayment } from '@hygiene/contracts/money/payment/staff/read-staff-payment'
import { cashReceiptPurposeLabel } from '@hygiene/domain/money/cash-receipt/cash-receipt-number'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button } from '@hygiene/ui'
import { useState } from 'react'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { CashReceiptState, WishState } from '../../../shared/cash-receipt/cash-receipt-state.tsx'
import { ReceiptActions } from '../../../shared/cash-receipt/receipt-actions.tsx'
import { WishDialog } from '../../../shared/cash-receipt/wish-dialog.tsx'
import { shortInstant } from '../../../shared/money/instant-text.ts'
import styles from './payments.module.css'

type Order = EntityOf<typeof readStaffPayment>

export function OrderProofs({ order }: { order: Order }) {
  const { cashReceipts, invoiceWish } = order
  return (
    <>
      {cashReceipts.length > 0 && <h2>현금영수증</h2>}
      {cashReceipts.length > 0 && (
        <ol className={styles.refunds}>
          {cashReceipts.map((receipt) => (
            <li key={receipt.cashReceiptNo}>
              <CashReceiptState {...receipt} />
              <strong>{formatWon(receipt.amountWon)}</strong>
              <small>
                {cashReceiptPurposeLabel[receipt.purpose]} · {receipt.identifierShown}
                {receipt.issueNumber && ` · 승인번호 ${receipt.issueNumber}`} ·{' '}
                {shortInstant(receipt.requestedAt)}
              </small>
              {receipt.failure && <small>{receipt.failure}</small>}
              <ReceiptActions receipt={receipt} />
            </li>
          ))}
        </ol>
      )}
      {invoiceWish && <Wish order={order} wish={invoiceWish} />}
    </>
  )
}

function Wish({ order, wish }: { order: Order; wish: NonNullable<Order['invoiceWish']> }) {
  const { role } = useEmployee()
  const [isOpen, setIsOpen] = useState(false)
  const { businessName, businessNumberShown, askedAt, status } = wish
  return (
    <>
      <h2>계산서 신청</h2>
      <ol className={styles.refunds}>
        <li>
          <WishState status={status} />
          <small>
            {businessName} · {businessNumberShown} · {shortInstant(askedAt)}
          </small>
          <small>{wish.invoiceNumber ?? wish.text}</small>
          {status === 'asked' && staffMay(role, 'handleCashReceipts') && (
            <Button tone="secondary" size="small" onClick={() => setIsOpen(true)}>
              계산서 신청 처리
            </Button>
          )}
        </li>
      </ol>
      {isOpen && <WishDialog wish={{ ...wish, memberNo: order.memberNo }} onClose={() => setIsOpen(false)} />}
    </>
  )
}
