import { countApprovals as contract } from '@hygiene/contracts'
import { implement } from '../http/implement.ts'
import { approvalViews } from './find-seen-approval.ts'

export const countApprovals = implement(contract, async ({ caller, deps: { db }, now }) => {
  const views = approvalViews(caller, now)
  const [toDecide, asked] = await Promise.all([
    db.approval.count({ where: views.toDecide }),
    db.approval.count({ where: views.asked }),
  ])
  return { toDecide, asked }
})
