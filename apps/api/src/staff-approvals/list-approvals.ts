import { APPROVALS_A_PAGE, listApprovals as contract } from '@hygiene/contracts'
import type { Prisma } from '@hygiene/db'
import { approvableKinds } from '@hygiene/domain'
import { implement } from '../http/implement.ts'
import type { StaffCaller } from '../http/staff-caller.ts'
import { approvalRowOf } from './approval-view.ts'
import { seenBy } from './find-seen-approval.ts'

/** The titles of requests name people masked only, so a list of them is no look at a person. */
export const listApprovals = implement(contract, async ({ input, caller, deps: { db }, now }) => {
  const { view, before } = input
  const views = viewsOf(caller, now)
  const [rows, toDecide, asked] = await Promise.all([
    db.approval.findMany({
      where: { AND: [views[view], before === undefined ? {} : { approvalNo: { lt: before } }] },
      include: { maker: true },
      orderBy: view === 'toDecide' ? [{ endsAt: 'asc' }, { approvalNo: 'asc' }] : { approvalNo: 'desc' },
      take: APPROVALS_A_PAGE + 1,
    }),
    db.approval.count({ where: views.toDecide }),
    db.approval.count({ where: views.asked }),
  ])
  const page = rows.slice(0, APPROVALS_A_PAGE)
  return {
    list: page.map((row) => approvalRowOf(row, caller.employeeNo, now)),
    next: rows.length > APPROVALS_A_PAGE ? (page.at(-1)?.approvalNo ?? null) : null,
    toDecide,
    asked,
  }
})

function viewsOf(caller: StaffCaller, now: Date) {
  const { employeeNo, role } = caller
  const waits = { status: 'pending', endsAt: { gt: now } } as const
  return {
    toDecide: {
      ...waits,
      kind: { in: approvableKinds(role) },
      makerNo: { not: employeeNo },
      NOT: { barredNos: { has: employeeNo } },
    },
    asked: { ...waits, makerNo: employeeNo },
    ended: {
      AND: [seenBy(caller), { OR: [{ status: { not: 'pending' } }, { endsAt: { lte: now } }] }],
    },
  } satisfies Record<string, Prisma.ApprovalWhereInput>
}
