import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import { listInvoiceWishes as contract } from '@hygiene/contracts/money/cash-receipt/staff/list-invoice-wishes'
import { type InvoiceWish, Prisma } from '@hygiene/db/generated/client'
import { type Keyset, type KeysetQuery, readKeyset } from '@hygiene/db/keyset'
import { operation } from '../../../kit/operation.ts'
import { orderTextMatch } from '../../../platform/records/order-text-match.ts'
import { orderOf, type OrderFacts } from '../order-of.ts'

type Wanted = Pick<InputOf<typeof contract>, 'filter' | 'text'>
type Row = Omit<InvoiceWish, 'sealed'> & OrderFacts & { amountWon: number }

const COLUMNS = Prisma.sql`w."wishNo", w."paymentNo", w."businessName", w."businessNumberShown", w."status"::text AS "status", w."askedAt",
    w."decidedAt", w."invoiceNumber", w."text", p."memberNo", m."name", p."paymentType", p."createdAt", p."amountWon"`

export const listInvoiceWishes = operation(contract, async ({ db, input, now, log }) => {
  const asked = { ...findInvoiceWishes(input), columns: COLUMNS }
  const { rows, ...page } = await readKeyset<Row, 'askedAt'>(db, invoiceWishKeyset, asked, input, now)
  log({ shown: rows.map(({ memberNo }) => memberNo) })
  return { ...page, list: rows.map((row) => ({ ...row, ...orderOf(row) })) }
})

export const invoiceWishKeyset: Keyset<'askedAt'> = {
  sorts: { askedAt: { sql: Prisma.sql`w."askedAt"`, type: 'timestamptz' } },
  key: { sql: Prisma.sql`w."wishNo"`, type: 'int' },
}

const FROM = Prisma.sql`"InvoiceWish" w JOIN "Payment" p USING ("paymentNo") JOIN "Member" m USING ("memberNo")`

/** Wishes `w` for a 계산서 with their orders `p` and members `m`. */
export function findInvoiceWishes({ filter: { status }, text }: Wanted): KeysetQuery {
  const typed = text.trim()
  const where = [
    ...(status ? [Prisma.sql`w."status" = ${status}::"InvoiceWishStatus"`] : []),
    ...(typed === '' ? [] : [orderTextMatch(typed)]),
  ]
  return { columns: Prisma.sql`w."wishNo"`, from: FROM, where }
}
