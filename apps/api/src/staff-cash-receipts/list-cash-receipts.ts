import { type InputOf, listCashReceipts as contract } from '@hygiene/contracts'
import { type CashReceipt, type Keyset, Prisma, readKeyset } from '@hygiene/db'
import { addSeoulDays, startOfSeoulDay } from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/audit/write-audit'
import { orderWordsMatch } from '@hygiene/operations/payment/order-words-match'
import { implement } from '../http/implement.ts'
import { orderOf, shownReceipt } from '../pages/cash-receipt-view.ts'

type Row = Omit<CashReceipt, 'identifierSealed'> & {
  memberNo: number
  name: string
  paymentType: number
  createdAt: Date
}

const KEYSET: Keyset<'requestedAt' | 'amountWon'> = {
  sorts: {
    requestedAt: { sql: Prisma.sql`c."requestedAt"`, type: 'timestamptz' },
    amountWon: { sql: Prisma.sql`c."amountWon"`, type: 'int' },
  },
  key: { sql: Prisma.sql`c."cashReceiptNo"`, type: 'int' },
}

const QUERY = {
  columns: Prisma.sql`c."cashReceiptNo", c."paymentNo", c."purpose"::text AS "purpose", c."identifierShown", c."amountWon",
    c."taxFreeWon", c."status"::text AS "status", c."requestedAt", c."issuedAt", c."issueNumber", c."failure", c."cancelledAt",
    p."memberNo", m."name", p."paymentType", p."createdAt"`,
  from: Prisma.sql`"CashReceipt" c JOIN "Payment" p USING ("paymentNo") JOIN "Member" m USING ("memberNo")`,
}

export const listCashReceipts = implement(contract, async ({ input, caller, deps, ipAddress, now }) => {
  const query = { ...QUERY, where: conditions(input) }
  const { rows, ...page } = await readKeyset<Row, 'requestedAt' | 'amountWon'>(
    deps.db,
    KEYSET,
    query,
    input,
    now,
  )
  const memberNos = [...new Set(rows.map(({ memberNo }) => memberNo))]
  const look = { caller, action: contract.operation, reason: '', ipAddress, now }
  if (memberNos.length > 0) await writeAudit(deps.db, { ...look, memberNos })
  return { ...page, list: rows.map((row) => ({ ...shownReceipt(row), ...orderOf(row) })) }
})

function conditions({ filter, words }: InputOf<typeof contract>): Prisma.Sql[] {
  const { status, purpose, isTrouble, fromDay, toDay } = filter
  const typed = words.trim()
  return [
    ...(status ? [Prisma.sql`c."status" = ${status}::"CashReceiptStatus"`] : []),
    ...(purpose ? [Prisma.sql`c."purpose" = ${purpose}::"CashReceiptPurpose"`] : []),
    ...(isTrouble ? [Prisma.sql`c."failure" IS NOT NULL`] : []),
    ...(fromDay ? [Prisma.sql`c."requestedAt" >= ${startOfSeoulDay(fromDay)}`] : []),
    ...(toDay ? [Prisma.sql`c."requestedAt" < ${startOfSeoulDay(addSeoulDays(toDay, 1))}`] : []),
    ...(typed === '' ? [] : [orderWordsMatch(typed)]),
  ]
}
