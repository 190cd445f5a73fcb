import { type InputOf, listInvoiceWishes as contract } from '@hygiene/contracts'
import { type InvoiceWish, type Keyset, Prisma, readKeyset } from '@hygiene/db'
import { writeAudit } from '@hygiene/operations/audit/write-audit'
import { orderWordsMatch } from '@hygiene/operations/payment/order-words-match'
import { implement } from '../http/implement.ts'
import { orderOf, shownWish } from '../pages/cash-receipt-view.ts'

type Row = Omit<InvoiceWish, 'sealed'> & {
  memberNo: number
  name: string
  paymentType: number
  createdAt: Date
  amountWon: number
}

const KEYSET: Keyset<'askedAt'> = {
  sorts: { askedAt: { sql: Prisma.sql`w."askedAt"`, type: 'timestamptz' } },
  key: { sql: Prisma.sql`w."wishNo"`, type: 'int' },
}

const QUERY = {
  columns: Prisma.sql`w."wishNo", w."paymentNo", w."businessName", w."businessNumberShown", w."status"::text AS "status", w."askedAt",
    w."decidedAt", w."invoiceNumber", w."words", p."memberNo", m."name", p."paymentType", p."createdAt", p."amountWon"`,
  from: Prisma.sql`"InvoiceWish" w JOIN "Payment" p USING ("paymentNo") JOIN "Member" m USING ("memberNo")`,
}

export const listInvoiceWishes = implement(contract, async ({ input, caller, deps, ipAddress, now }) => {
  const query = { ...QUERY, where: conditions(input) }
  const { rows, ...page } = await readKeyset<Row, 'askedAt'>(deps.db, KEYSET, query, input, now)
  const memberNos = [...new Set(rows.map(({ memberNo }) => memberNo))]
  const look = { caller, action: contract.operation, reason: '', ipAddress, now }
  if (memberNos.length > 0) await writeAudit(deps.db, { ...look, memberNos })
  return {
    ...page,
    list: rows.map((row) => ({ ...shownWish(row), ...orderOf(row), amountWon: row.amountWon })),
  }
})

function conditions({ filter: { status }, words }: InputOf<typeof contract>): Prisma.Sql[] {
  const typed = words.trim()
  return [
    ...(status ? [Prisma.sql`w."status" = ${status}::"InvoiceWishStatus"`] : []),
    ...(typed === '' ? [] : [orderWordsMatch(typed)]),
  ]
}
