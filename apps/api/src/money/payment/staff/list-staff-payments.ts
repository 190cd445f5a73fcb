import type { AnswerOf, InputOf } from '@hygiene/contracts/kit/endpoint'
import { listStaffPayments as contract } from '@hygiene/contracts/money/payment/staff/list-staff-payments'
import { allOf, Prisma, type Queries, readKeyset } from '@hygiene/db'
import { maskName, maskPhone, orderNumber } from '@hygiene/domain'
import {
  paymentConditions,
  paymentKeyset,
  PAYMENTS_FROM,
} from '@hygiene/operations/money/payment/find-payments'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { implement } from '../../../http/implement.ts'

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

/** The people on the page are in the audit log before they are shown. */
export const listStaffPayments = implement(contract, async ({ input, caller, deps, ipAddress, now }) => {
  const where = paymentConditions(input)
  const query = { columns: COLUMNS, from: PAYMENTS_FROM, where }
  const { rows, ...page } = await readKeyset<Row, 'createdAt' | 'paidAt'>(
    deps.db,
    paymentKeyset,
    query,
    input,
    now,
  )
  const memberNos = [...new Set(rows.map(({ memberNo }) => memberNo))]
  const view = { caller, operation: contract.operation, subject: null, reason: '', ipAddress, now }
  if (memberNos.length > 0) await writeAudit(deps.db, { ...view, memberNos })
  return { ...page, list: rows.map(shown), sumWon: await sumOf(deps.db, where, input, page.isCountWhole) }
})

/** Of rows that were all counted, and only where a page is read. */
async function sumOf(
  db: Queries,
  where: readonly Prisma.Sql[],
  { peek }: InputOf<typeof contract>,
  isCountWhole: boolean,
): Promise<number | null> {
  if (peek !== null || !isCountWhole) return null
  const [row] = await db.$queryRaw<{ sumWon: bigint }[]>`
    SELECT COALESCE(sum(p."amountWon"), 0) AS "sumWon" FROM ${PAYMENTS_FROM} WHERE ${allOf(where)}`
  return Number(row?.sumWon ?? 0)
}

function shown({ name, phone, address, createdAt, paidAt, ...row }: Row): Item {
  return {
    ...row,
    orderNumber: orderNumber({ paymentNo: row.paymentNo, createdAt }),
    userName: maskName(name),
    phone: maskPhone(phone),
    district: address.split(' ').slice(0, 2).join(' '),
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
  }
}
