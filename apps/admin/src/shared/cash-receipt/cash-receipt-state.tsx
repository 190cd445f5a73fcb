import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listCashReceipts } from '@hygiene/contracts/money/cash-receipt/staff/list-cash-receipts'
import type { listInvoiceWishes } from '@hygiene/contracts/money/cash-receipt/staff/list-invoice-wishes'
import {
  type CashReceiptStatus,
  cashReceiptStatusLabel,
  type InvoiceWishStatus,
  invoiceWishStatusLabel,
} from '@hygiene/domain/money/cash-receipt/cash-receipt'
import { StateMark, type StateKind } from '../state-mark/state-mark.tsx'

type Receipt = EntityOf<typeof listCashReceipts>['list'][number]
type Wish = EntityOf<typeof listInvoiceWishes>['list'][number]

const RECEIPT_KINDS: Record<CashReceiptStatus, StateKind> = {
  requested: 'moving',
  issued: 'done',
  failed: 'failed',
  cancelling: 'moving',
  cancelled: 'ended',
}

/** Shows the state of a cash receipt. A receipt with an obstacle is marked for review. */
export function CashReceiptState({ status, failure }: Pick<Receipt, 'status' | 'failure'>) {
  const kind = failure !== null && status !== 'failed' ? 'view' : RECEIPT_KINDS[status]
  return <StateMark kind={kind}>{cashReceiptStatusLabel[status]}</StateMark>
}

const WISH_KINDS: Record<InvoiceWishStatus, StateKind> = { asked: 'waiting', done: 'done', refused: 'ended' }

export function WishState({ status }: Pick<Wish, 'status'>) {
  return <StateMark kind={WISH_KINDS[status]}>{invoiceWishStatusLabel[status]}</StateMark>
}
