import { APPROVALS_A_PAGE, listApprovals as contract } from '@hygiene/contracts/staff/approval/list-approvals'
import { Prisma } from '@hygiene/db/generated/client'
import { queryRows } from '@hygiene/db/query-rows'
import { query } from '../../kit/operation.ts'
import { type ApprovalLine, approvalRowOf } from './approval-view.ts'
import { approvalViews } from './approval-views.ts'

const COLUMNS = Prisma.sql`a."approvalNo", a."kind", a."shown"->>'title' AS "title", a."status"::text, a."makerNo", e."name" AS "makerName",
  a."askedAt", a."endsAt", a."decidedAt"`
/** Is a literal, because a parameter would prevent a cached plan. */
const LIMIT = Prisma.raw(String(APPROVALS_A_PAGE + 1))

/** Titles of requests contain only masked names, so the list needs no log entry of access to a person. */
export const listApprovals = query(contract, async ({ input, actor, db, now }) => {
  const { view, beyond } = input
  const [than, order] = view === 'toDecide' ? ['>', 'ASC'] : ['<', 'DESC']
  const after =
    beyond === undefined ? Prisma.empty : Prisma.sql`AND a."approvalNo" ${Prisma.raw(than)} ${beyond}::int`
  const rows = await queryRows<ApprovalLine>(
    db,
    Prisma.sql`
    SELECT ${COLUMNS} FROM "Approval" a JOIN "Employee" e ON e."employeeNo" = a."makerNo"
     WHERE ${approvalViews(actor, now)[view]} ${after} ORDER BY a."approvalNo" ${Prisma.raw(order)} LIMIT ${LIMIT}`,
  )
  const list = rows.slice(0, APPROVALS_A_PAGE)
  return {
    list: list.map((row) => approvalRowOf(row, actor.employeeNo, now)),
    next: rows.length > APPROVALS_A_PAGE ? (list.at(-1)?.approvalNo ?? null) : null,
  }
})
