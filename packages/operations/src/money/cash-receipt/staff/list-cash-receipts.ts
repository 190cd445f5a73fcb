import { listCashReceipts as contract } from '@hygiene/contracts/money/cash-receipt/staff/list-cash-receipts'
import { Prisma } from '@hygiene/db/generated/client'
import { pick, table } from '@hygiene/db/table'
import { orderNumber } from '@hygiene/domain/money/order/order-number'
import { list, since, until } from '../../../kit/list.ts'
import { orderTextMatch } from '../../../platform/records/order-text-match.ts'
import { ORDER_FILE } from '../../../platform/records/order-file.ts'

const c = table('CashReceipt', 'c')
const p = table('Payment', 'p')
const m = table('Member', 'm')

export const listCashReceipts = list(contract, {
  of: c,
  joins: Prisma.sql`JOIN ${p.$from} USING ("paymentNo") JOIN ${m.$from} USING ("memberNo")`,
  key: c.cashReceiptNo,
  columns: { userName: m.name, ...pick(p, 'memberNo', 'paymentType', 'createdAt') },
  show: { orderNumber },
  filters: {
    status: c.status,
    purpose: c.purpose,
    isTrouble: Prisma.sql`${c.failure} IS NOT NULL`,
    fromDay: since(c.requestedAt),
    toDay: until(c.requestedAt),
  },
  search: orderTextMatch,
  file: {
    ...ORDER_FILE,
    ...pick(c, 'requestedAt', 'status', 'purpose', 'amountWon', 'taxFreeWon', 'issueNumber', 'failure'),
    number: c.identifierShown,
  },
})
