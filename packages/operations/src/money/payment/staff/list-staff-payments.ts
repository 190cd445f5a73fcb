import type { AnswerOf, InputOf } from '@hygiene/contracts/kit/endpoint'
import { listStaffPayments as contract } from '@hygiene/contracts/money/payment/staff/list-staff-payments'
import { allOf, type Keyset, readKeyset } from '@hygiene/db/keyset'
import { Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { maskName, maskPhone } from '@hygiene/domain/member/account/masking'
import { orderNumber } from '@hygiene/domain/money/order/order-number'
import { provinceCodesOf } from '@hygiene/domain/in-person/session/region'
import type { RefundFilter } from '@hygiene/domain/money/payment/staff-payment-text'
import { operation } from '../../../kit/operation.ts'
import { betweenDays } from '../../../platform/records/between-days.ts'
import { orderTextMatch } from '../../../platform/records/order-text-match.ts'
import { REFUNDED_AT } from '../../../platform/records/refunded-at.ts'

type Asked = InputOf<typeof contract>
type Filter = Asked['filter']
type Item = AnswerOf<typeof contract>['list'][number]
type Row = Omit<Item, 'orderNumber' | 'userName' | 'phone' | 'createdAt' | 'paidAt' | 'district'> & {
  name: string
  phone: string
  address: string
  createdAt: Date
  paidAt: Date | null
}

/** The place of business of an order: of several licences the first. */
const placeOf = (column: string) =>
  Prisma.raw(`COALESCE(
  (SELECT e."${column}" FROM "OnlineEnrolment" e WHERE e."applicationNo" = p."applicationNo" ORDER BY e."enrolmentNo" LIMIT 1),
  (SELECT i."${column}" FROM "InPersonEnrolment" i WHERE i."applicationNo" = p."applicationNo"
    ORDER BY i."inPersonEnrolmentNo" LIMIT 1))`)

/** A value for each row of the page: of an EXISTS the planner would read the whole other table once. */
const COLUMNS = Prisma.sql`p."paymentNo", p."applicationNo", p."memberNo", m."name", m."phone", p."orderName", p."paymentType",
  p."amountWon", p."status"::text AS "status", p."createdAt", p."paidAt", p."exceptionText" IS NOT NULL AS "hasException",
  (SELECT r."status"::text FROM "Refund" r WHERE r."paymentNo" = p."paymentNo" ORDER BY r."refundNo" DESC LIMIT 1) AS "refundStatus",
  (SELECT b."applicationNo" FROM "Booking" b WHERE b."applicationNo" = p."applicationNo") IS NULL AS "isOnline",
  ${placeOf('salesType')} AS "salesType", ${placeOf('industryType')} AS "industryType",
  COALESCE(${placeOf('address')}, '') AS "address",
  (SELECT true FROM "Receipt" c WHERE c."paymentNo" = p."paymentNo" LIMIT 1) IS NOT NULL AS "hasReceipt"`

export const listStaffPayments = operation(contract, async ({ db, input, now, log }) => {
  const where = paymentConditions(input)
  const asked = { columns: COLUMNS, from: PAYMENTS_FROM, where }
  const found = await readKeyset<Row, 'createdAt' | 'paidAt'>(db, paymentKeyset, asked, input, now)
  const { rows, ...page } = found
  log({ shown: rows.map(({ memberNo }) => memberNo) })
  return { ...page, list: rows.map(shown), sumWon: await sumOf(db, where, input, page.isCountWhole) }
})

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

/** Of rows that were all counted, and only where a page is read. */
async function sumOf(
  db: Queries,
  where: readonly Prisma.Sql[],
  { peek }: Asked,
  isCountWhole: boolean,
): Promise<number | null> {
  if (peek !== null || !isCountWhole) return null
  const [row] = await db.$queryRaw<{ sumWon: bigint }[]>`
    SELECT COALESCE(sum(p."amountWon"), 0) AS "sumWon" FROM ${PAYMENTS_FROM} WHERE ${allOf(where)}`
  return Number(row?.sumWon ?? 0)
}

function shown({ name, phone, address, ...row }: Row): Item {
  return {
    ...row,
    orderNumber: orderNumber(row),
    userName: maskName(name),
    phone: maskPhone(phone),
    district: address.split(' ').slice(0, 2).join(' '),
  }
}
