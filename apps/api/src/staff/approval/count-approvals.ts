import { countApprovals as contract } from '@hygiene/contracts/staff/approval/count-approvals'
import { Prisma, queryRows } from '@hygiene/db'
import { implement } from '../../http/implement.ts'
import { approvalViews } from './approval-views.ts'

interface Counted {
  toDecide: number
  asked: number
}

export const countApprovals = implement(contract, async ({ caller, deps: { db }, now }) => {
  const { toDecide, asked } = approvalViews(caller, now)
  const [row] = await queryRows<Counted>(
    db,
    Prisma.sql`
    SELECT (SELECT count(*)::int FROM "Approval" a WHERE ${toDecide}) AS "toDecide",
           (SELECT count(*)::int FROM "Approval" a WHERE ${asked}) AS "asked"`,
  )
  return { toDecide: row?.toDecide ?? 0, asked: row?.asked ?? 0 }
})
