import { listStaffPayments as contract } from '@hygiene/contracts/money/payment/staff/list-staff-payments'
import { allOf } from '@hygiene/db/keyset'
import { Prisma } from '@hygiene/db/generated/client'
import { table, typed } from '@hygiene/db/table'
import { orderStatusLabel } from '@hygiene/domain/money/payment/payment-status'
import { orderNumber } from '@hygiene/domain/money/order/order-number'
import { provinceCodesOf } from '@hygiene/domain/in-person/session/region'
import { list, since, until } from '../../../kit/list.ts'
import { labelOf } from '../../../kit/list-file.ts'
import type { FilterOf } from '../../../kit/list-plan.ts'
import { betweenDays } from '../../../platform/records/between-days.ts'
import { orderTextMatch } from '../../../platform/records/order-text-match.ts'
import { REFUNDED_AT } from '../../../platform/records/refunded-at.ts'
import { ORDER_FILE } from '../../../platform/records/order-file.ts'

const p = table('Payment', 'p')
const m = table('Member', 'm')
const r = table('Refund', 'r')
const b = table('Booking', 'b')
const s = table('InPersonSession', 's')
const c = table('Receipt', 'c')
const e = table('OnlineEnrolment', 'e')
const i = table('InPersonEnrolment', 'i')

const placeOf = (column: 'salesType' | 'industryType' | 'address') => Prisma.sql`COALESCE(
  (SELECT ${e[column]} FROM ${e.$from} WHERE ${e.applicationNo} = ${p.applicationNo} ORDER BY ${e.enrolmentNo} LIMIT 1),
  (SELECT ${i[column]} FROM ${i.$from} WHERE ${i.applicationNo} = ${p.applicationNo} ORDER BY ${i.inPersonEnrolmentNo} LIMIT 1))`
const place = {
  salesType: typed<number | null>`${placeOf('salesType')}`,
  industryType: typed<number | null>`${placeOf('industryType')}`,
  address: typed<string>`COALESCE(${placeOf('address')}, '')`,
}

const refunds = (condition: Prisma.Sql) =>
  Prisma.sql`${p.paymentNo} IN (SELECT ${r.paymentNo} FROM ${r.$from} WHERE ${condition})`
const booked = Prisma.sql`SELECT 1 FROM ${b.$from} JOIN ${s.$from} USING ("sessionNo") WHERE ${b.applicationNo} = ${p.applicationNo}`

/** Lists orders `p` of members `m`. A count leaves out the outer join. */
export const listStaffPayments = list(
  contract,
  {
    of: p,
    joins: Prisma.sql`LEFT JOIN ${m.$from} USING ("memberNo")`,
    key: p.paymentNo,
    // Uses a scalar subquery per row: for an EXISTS the planner would read the whole other table once.
    columns: {
      ...place,
      userName: m.name,
      phone: m.phone,
      hasException: typed<boolean>`${p.exceptionText} IS NOT NULL`,
      refundStatus: typed<
        'requested' | 'sent' | 'done' | 'failed' | null
      >`(SELECT ${r.status} FROM ${r.$from} WHERE ${r.paymentNo} = ${p.paymentNo} ORDER BY ${r.refundNo} DESC LIMIT 1)`,
      isOnline: typed<boolean>`(SELECT ${b.applicationNo} FROM ${b.$from} WHERE ${b.applicationNo} = ${p.applicationNo}) IS NULL`,
      hasReceipt: typed<boolean>`(SELECT true FROM ${c.$from} WHERE ${c.paymentNo} = ${p.paymentNo} LIMIT 1) IS NOT NULL`,
    },
    show: { orderNumber, district: ({ address }) => address.split(' ').slice(0, 2).join(' ') },
    where: ({ filter }) => [...refundedOn(filter), ...placedAt(filter)],
    filters: {
      status: p.status,
      paymentType: p.paymentType,
      courseKind: { online: Prisma.sql`NOT EXISTS (${booked})`, inPerson: Prisma.sql`EXISTS (${booked})` },
      salesType: null,
      industryType: null,
      region: null,
      branchNo: (no) => Prisma.sql`EXISTS (${booked} AND ${s.branchNo} = ${no})`,
      refund: {
        inProgress: refunds(Prisma.sql`${r.status} IN ('requested', 'sent')`),
        failed: refunds(Prisma.sql`${r.status} = 'failed'`),
        done: refunds(Prisma.sql`${r.status} = 'done'`),
      },
      hasException: Prisma.sql`${p.exceptionText} IS NOT NULL`,
      fromDay: since(p.createdAt),
      toDay: until(p.createdAt),
      paidFrom: since(p.paidAt),
      paidTo: until(p.paidAt),
      refundedFrom: null,
      refundedTo: null,
    },
    search: orderTextMatch,
    file: {
      ...ORDER_FILE,
      createdAt: p.createdAt,
      status: { sql: p.status, show: labelOf(orderStatusLabel) },
    },
  },
  async ({ page, found: { from, where } }, { db, input }) => {
    if (input.peek !== null || !page.isCountWhole) return { ...page, sumWon: null }
    const [sum] = await db.$queryRaw<{ won: bigint }[]>`
    SELECT COALESCE(sum(${p.amountWon}), 0) AS "won" FROM ${from} WHERE ${allOf(where)}`
    return { ...page, sumWon: Number(sum?.won ?? 0) }
  },
)

/** Selects orders refunded from the first to the last day inclusive. */
function refundedOn({ refundedFrom, refundedTo }: FilterOf<typeof contract>): Prisma.Sql[] {
  const days = betweenDays(REFUNDED_AT, refundedFrom, refundedTo)
  return days.length === 0 ? [] : [refunds(allOf([Prisma.sql`${r.status} = 'done'`, ...days]))]
}

/** Requires that one place of business fulfils all conditions. */
function placedAt({ salesType, industryType, region }: FilterOf<typeof contract>): Prisma.Sql[] {
  const isAt = (at: typeof e | typeof i) => [
    ...(salesType ? [Prisma.sql`${at.salesType} = ${salesType}`] : []),
    ...(industryType ? [Prisma.sql`${at.industryType} = ${industryType}`] : []),
    ...(region ? [Prisma.sql`trim(${at.sidoCode}) = ANY (${provinceCodesOf(region as 1)})`] : []),
  ]
  if (isAt(e).length === 0) return []
  const exists = (at: typeof e | typeof i) =>
    Prisma.sql`EXISTS (SELECT 1 FROM ${at.$from} WHERE ${allOf([Prisma.sql`${at.applicationNo} = ${p.applicationNo}`, ...isAt(at)])})`
  return [Prisma.sql`(${exists(e)} OR ${exists(i)})`]
}
