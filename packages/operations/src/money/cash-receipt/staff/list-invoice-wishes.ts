import { listInvoiceWishes as contract } from '@hygiene/contracts/money/cash-receipt/staff/list-invoice-wishes'
import { Prisma } from '@hygiene/db/generated/client'
import { pick, table } from '@hygiene/db/table'
import { orderNumber } from '@hygiene/domain/money/order/order-number'
import { list } from '../../../kit/list.ts'
import { orderTextMatch } from '../../../platform/records/order-text-match.ts'
import { ORDER_FILE } from '../../../platform/records/order-file.ts'

const w = table('InvoiceWish', 'w')
const p = table('Payment', 'p')
const m = table('Member', 'm')

export const listInvoiceWishes = list(contract, {
  of: w,
  joins: Prisma.sql`JOIN ${p.$from} USING ("paymentNo") JOIN ${m.$from} USING ("memberNo")`,
  key: w.wishNo,
  columns: { userName: m.name, ...pick(p, 'memberNo', 'paymentType', 'createdAt', 'amountWon') },
  show: { orderNumber },
  filters: { status: w.status },
  search: orderTextMatch,
  file: {
    ...ORDER_FILE,
    ...pick(w, 'askedAt', 'status', 'businessName', 'invoiceNumber', 'text'),
    businessNumber: w.businessNumberShown,
  },
})
