import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import { listCashReceipts as contract } from '@hygiene/contracts/money/cash-receipt/staff/list-cash-receipts'
import { type CashReceipt, Prisma } from '@hygiene/db/generated/client'
import { type Keyset, type KeysetQuery, readKeyset } from '@hygiene/db/keyset'
import { addSeoulDays, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import { operation } from '../../../kit/operation.ts'
import { orderTextMatch } from '../../../platform/records/order-text-match.ts'
import { orderOf, type OrderFacts } from '../order-of.ts'

type Wanted = Pick<InputOf<typeof contract>, 'filter' | 'text'>
type Row = Omit<CashReceipt, 'identifierSealed'> & OrderFacts

const COLUMNS = Prisma.sql`c."cashReceiptNo", c."paymentNo", c."purpose"::text AS "purpose", c."identifierShown", c."amountWon",
    c."taxFreeWon", c."status"::text AS "status", c."requestedAt", c."issuedAt", c."issueNumber", c."failure", c."cancelledAt",
    p."memberNo", m."name", p."paymentType", p."createdAt"`

export const listCashReceipts = operation(contract, async ({ db, input, now, log }) => {
  const asked = { ...findCashReceipts(input), columns: COLUMNS }
  const found = await readKeyset<Row, 'requestedAt' | 'amountWon'>(db, cashReceiptKeyset, asked, input, now)
  const { rows, ...page } = found
  log({ shown: rows.map(({ memberNo }) => memberNo) })
  return { ...page, list: rows.map((row) => ({ ...row, ...orderOf(row) })) }
})

export const cashReceiptKeyset: Keyset<'requestedAt' | 'amountWon'> = {
  sorts: {
    requestedAt: { sql: Prisma.sql`c."requestedAt"`, type: 'timestamptz' },
    amountWon: { sql: Prisma.sql`c."amountWon"`, type: 'int' },
  },
  key: { sql: Prisma.sql`c."cashReceiptNo"`, type: 'int' },
}

const FROM = Prisma.sql`"CashReceipt" c JOIN "Payment" p USING ("paymentNo") JOIN "Member" m USING ("memberNo")`

/** Cash receipts `c` with their orders `p` and members `m`. */
export function findCashReceipts(wanted: Wanted): KeysetQuery {
  return { columns: Prisma.sql`c."cashReceiptNo"`, from: FROM, where: conditions(wanted) }
}

function conditions({ filter, text }: Wanted): Prisma.Sql[] {
  const { status, purpose, isTrouble, fromDay, toDay } = filter
  const typed = text.trim()
  return [
    ...(status ? [Prisma.sql`c."status" = ${status}::"CashReceiptStatus"`] : []),
    ...(purpose ? [Prisma.sql`c."purpose" = ${purpose}::"CashReceiptPurpose"`] : []),
    ...(isTrouble ? [Prisma.sql`c."failure" IS NOT NULL`] : []),
    ...(fromDay ? [Prisma.sql`c."requestedAt" >= ${startOfSeoulDay(fromDay)}`] : []),
    ...(toDay ? [Prisma.sql`c."requestedAt" < ${startOfSeoulDay(addSeoulDays(toDay, 1))}`] : []),
    ...(typed === '' ? [] : [orderTextMatch(typed)]),
  ]
}
