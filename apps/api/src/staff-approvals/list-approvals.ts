import { APPROVALS_A_PAGE, listApprovals as contract } from '@hygiene/contracts'
import { implement } from '../http/implement.ts'
import { approvalRowOf } from './approval-view.ts'
import { approvalViews } from './find-seen-approval.ts'

/** The titles of requests name people masked only, so a list of them is no look at a person. */
export const listApprovals = implement(contract, async ({ input, caller, deps: { db }, now }) => {
  const { view, beyond } = input
  const isRising = view === 'toDecide'
  const page = beyond === undefined ? {} : { approvalNo: isRising ? { gt: beyond } : { lt: beyond } }
  const rows = await db.approval.findMany({
    where: { AND: [approvalViews(caller, now)[view], page] },
    include: { maker: true },
    orderBy: { approvalNo: isRising ? 'asc' : 'desc' },
    take: APPROVALS_A_PAGE + 1,
  })
  const list = rows.slice(0, APPROVALS_A_PAGE)
  return {
    list: list.map((row) => approvalRowOf(row, caller.employeeNo, now)),
    next: rows.length > APPROVALS_A_PAGE ? (list.at(-1)?.approvalNo ?? null) : null,
  }
})
