import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import type { listStaffPayments } from '@hygiene/contracts/money/payment/staff/list-staff-payments'
import { type Keyset, Prisma } from '@hygiene/db'
import { provinceCodesOf, type RefundFilter } from '@hygiene/domain'
import { betweenDays } from '../../platform/records/between-days.ts'
import { REFUNDED_AT } from '../../platform/records/refunded-at.ts'
import { orderTextMatch } from '../../platform/records/order-text-match.ts'

type Asked = InputOf<typeof listStaffPayments>
type Filter = Asked['filter']

/** Orders by the instant they were opened or paid; those not paid stand last. */
export const paymentKeyset: Keyset<'createdAt' | 'paidAt'> = {
  sorts: {
    createdAt: { sql: Prisma.sql`p."createdAt"`, type: 'timestamptz' },
    paidAt: { sql: Prisma.sql`p."paidAt"`, type: 'timestamptz', isNullable: true },
  },
  key: { sql: Prisma.sql`p."paymentNo"`, type: 'int' },
}

/** The outer join falls away where the rows are only counted. */
export const PAYMENTS_FROM = Prisma.sql`"Payment" p LEFT JOIN "Member" m USING ("memberNo")`

/** The conditions of the list of orders `p` of members `m`. */
export function paymentConditions({ filter, text }: Pick<Asked, 'filter' | 'text'>): Prisma.Sql[] {
  const { status, paymentType, refund, hasException } = filter
  const typed = text.trim()
  return [
    ...(status ? [Prisma.sql`p."status" = ${status}::"PaymentStatus"`] : []),
    ...(paymentType ? [Prisma.sql`p."paymentType" = ${paymentType}`] : []),
    ...(hasException ? [Prisma.sql`p."exceptionText" IS NOT NULL`] : []),
    ...(refund ? [withRefund(refund)] : []),
    ...dayConditions(filter),
    ...educationConditions(filter),
    ...(typed === '' ? [] : [orderTextMatch(typed)]),
  ]
}

/** Days of opening, paying and refunding, both ends included. */
function dayConditions(filter: Filter): Prisma.Sql[] {
  const { fromDay, toDay, paidFrom, paidTo, refundedFrom, refundedTo } = filter
  const refunded = betweenDays(REFUNDED_AT, refundedFrom, refundedTo)
  return [
    ...betweenDays(Prisma.sql`p."createdAt"`, fromDay, toDay),
    ...betweenDays(Prisma.sql`p."paidAt"`, paidFrom, paidTo),
    ...(refunded.length === 0
      ? []
      : [
          Prisma.sql`p."paymentNo" IN (
            SELECT r."paymentNo" FROM "Refund" r WHERE r."status" = 'done' AND ${Prisma.join(refunded, ' AND ')})`,
        ]),
  ]
}

const REFUNDS: Record<RefundFilter, Prisma.Sql> = {
  inProgress: Prisma.sql`('requested', 'sent')`,
  failed: Prisma.sql`('failed')`,
  done: Prisma.sql`('done')`,
}

function withRefund(refund: RefundFilter): Prisma.Sql {
  return Prisma.sql`p."paymentNo" IN (SELECT r."paymentNo" FROM "Refund" r WHERE r."status" IN ${REFUNDS[refund]})`
}

function educationConditions({
  courseKind,
  salesType,
  industryType,
  region,
  branchNo,
}: Filter): Prisma.Sql[] {
  const booked = Prisma.sql`SELECT 1 FROM "Booking" b JOIN "InPersonSession" s USING ("sessionNo") WHERE b."applicationNo" = p."applicationNo"`
  const place = [
    ...(salesType ? [Prisma.sql`e."salesType" = ${salesType}`] : []),
    ...(industryType ? [Prisma.sql`e."industryType" = ${industryType}`] : []),
    ...(region ? [Prisma.sql`trim(e."sidoCode") = ANY (${provinceCodesOf(region as 1)})`] : []),
  ]
  const isOf = Prisma.join([Prisma.sql`e."applicationNo" = p."applicationNo"`, ...place], ' AND ')
  return [
    ...(courseKind === 'online' ? [Prisma.sql`NOT EXISTS (${booked})`] : []),
    ...(courseKind === 'inPerson' ? [Prisma.sql`EXISTS (${booked})`] : []),
    ...(branchNo ? [Prisma.sql`EXISTS (${booked} AND s."branchNo" = ${branchNo})`] : []),
    ...(place.length > 0
      ? [
          Prisma.sql`(EXISTS (SELECT 1 FROM "OnlineEnrolment" e WHERE ${isOf})
            OR EXISTS (SELECT 1 FROM "InPersonEnrolment" e WHERE ${isOf}))`,
        ]
      : []),
  ]
}
