import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import type { listInvoiceWishes } from '@hygiene/contracts/money/cash-receipt/staff/list-invoice-wishes'
import { type Keyset, type KeysetQuery, Prisma } from '@hygiene/db'
import { orderTextMatch } from './order-text-match.ts'

type Wanted = Pick<InputOf<typeof listInvoiceWishes>, 'filter' | 'text'>

export const invoiceWishKeyset: Keyset<'askedAt'> = {
  sorts: { askedAt: { sql: Prisma.sql`w."askedAt"`, type: 'timestamptz' } },
  key: { sql: Prisma.sql`w."wishNo"`, type: 'int' },
}

const FROM = Prisma.sql`"InvoiceWish" w JOIN "Payment" p USING ("paymentNo") JOIN "Member" m USING ("memberNo")`

/** Wishes `w` for a 계산서 with their orders `p` and members `m`. */
export function findInvoiceWishes(wanted: Wanted): KeysetQuery {
  return { columns: Prisma.sql`w."wishNo"`, from: FROM, where: conditions(wanted) }
}

function conditions({ filter: { status }, text }: Wanted): Prisma.Sql[] {
  const typed = text.trim()
  return [
    ...(status ? [Prisma.sql`w."status" = ${status}::"InvoiceWishStatus"`] : []),
    ...(typed === '' ? [] : [orderTextMatch(typed)]),
  ]
}
