import { listInvoiceWishes as contract } from '@hygiene/contracts/money/cash-receipt/staff/list-invoice-wishes'
import { type InvoiceWish, Prisma, readKeyset } from '@hygiene/db'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { findInvoiceWishes, invoiceWishKeyset } from '@hygiene/operations/money/payment/find-invoice-wishes'
import { implement } from '../../../http/implement.ts'
import { orderOf, shownWish } from '../../../pages/cash-receipt-view.ts'

type Row = Omit<InvoiceWish, 'sealed'> & {
  memberNo: number
  name: string
  paymentType: number
  createdAt: Date
  amountWon: number
}

const COLUMNS = Prisma.sql`w."wishNo", w."paymentNo", w."businessName", w."businessNumberShown", w."status"::text AS "status", w."askedAt",
    w."decidedAt", w."invoiceNumber", w."text", p."memberNo", m."name", p."paymentType", p."createdAt", p."amountWon"`

export const listInvoiceWishes = implement(contract, async ({ input, caller, deps, ipAddress, now }) => {
  const query = { ...findInvoiceWishes(input), columns: COLUMNS }
  const { rows, ...page } = await readKeyset<Row, 'askedAt'>(deps.db, invoiceWishKeyset, query, input, now)
  const memberNos = [...new Set(rows.map(({ memberNo }) => memberNo))]
  const view = { caller, operation: contract.operation, subject: null, reason: '', ipAddress, now }
  if (memberNos.length > 0) await writeAudit(deps.db, { ...view, memberNos })
  return {
    ...page,
    list: rows.map((row) => ({ ...shownWish(row), ...orderOf(row), amountWon: row.amountWon })),
  }
})
