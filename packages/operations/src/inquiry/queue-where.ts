import type { InputOf, InquiryView, listStaffInquiries } from '@hygiene/contracts'
import type { Prisma } from '@hygiene/db'
import { branchesOf, readsAllInquiries } from '@hygiene/domain'
import type { Clerk } from './lock-for-clerk.ts'

type Where = Prisma.InquiryWhereInput
type Seer = Omit<Clerk, 'ipAddress'>
type Filter = Pick<InputOf<typeof listStaffInquiries>, 'inquiryType' | 'only' | 'branchNo'>

/** Passed on to the clerk's role, of a branch to their own. */
function toMe(clerk: Seer): Where {
  const branches = branchesOf(clerk)
  return { passedTo: clerk.role, ...(branches ? { passedBranchNo: { in: [...branches] } } : {}) }
}

/** The inquiries of one tab of the queue, as far as the clerk sees them. */
export function queueWhere(view: InquiryView, clerk: Seer): Where {
  const readsAll = readsAllInquiries(clerk.role)
  const seen: Where = readsAll ? {} : toMe(clerk)
  switch (view) {
    case 'todo':
      return { AND: [{ deskState: 'open' }, readsAll ? { OR: [{ passedTo: null }, toMe(clerk)] } : seen] }
    case 'mine':
      return { AND: [{ assigneeNo: clerk.employeeNo, deskState: { not: 'done' } }, seen] }
    case 'waiting':
      return { AND: [{ deskState: 'waiting' }, seen] }
    case 'passed':
      return { AND: [{ deskState: 'open', passedTo: { not: null } }, seen, { NOT: toMe(clerk) }] }
    case 'done':
      return { AND: [{ deskState: 'done' }, seen] }
    default:
      return view satisfies never
  }
}

/** The conditions beside the tab. */
export function queueFilter({ inquiryType, only, branchNo }: Filter, now: Date): Where {
  return {
    ...(inquiryType === undefined ? {} : { inquiryType }),
    ...(branchNo === undefined ? {} : { passedBranchNo: branchNo }),
    ...(only === 'unassigned' ? { assigneeNo: null } : {}),
    ...(only === 'overdue' ? { dueAt: { lt: now } } : {}),
  }
}
