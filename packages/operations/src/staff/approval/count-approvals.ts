import { countApprovals as contract } from '@hygiene/contracts/staff/approval/count-approvals'
import { Prisma } from '@hygiene/db/generated/client'
import { queryRows } from '@hygiene/db/query-rows'
import { query } from '../../kit/operation.ts'
import { approvalViews } from './approval-views.ts'

interface Counted {
  toDecide: number
  asked: number
}

export const countApprovals = query(contract, async ({ actor, db, now }) => {
  const { toDecide, asked } = approvalViews(actor, now)
  const [row] = await queryRows<Counted>(
    db,
    Prisma.sql`
    SELECT (SELECT count(*)::int FROM "Approval" a WHERE ${toDecide}) AS "toDecide",
           (SELECT count(*)::int FROM "Approval" a WHERE ${asked}) AS "asked"`,
  )
  return { toDecide: row?.toDecide ?? 0, asked: row?.asked ?? 0 }
})
