import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import type { listCashReceipts } from '@hygiene/contracts/money/cash-receipt/staff/list-cash-receipts'
import { type Keyset, type KeysetQuery, Prisma } from '@hygiene/db'
import { addSeoulDays, startOfSeoulDay } from '@hygiene/domain'
import { orderTextMatch } from './order-text-match.ts'

type Wanted = Pick<InputOf<typeof listCashReceipts>, 'filter' | 'text'>

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
