import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import type { InquiryView } from '@hygiene/contracts/content/inquiry/staff/inquiry-desk-shape'
import type { listStaffInquiries } from '@hygiene/contracts/content/inquiry/staff/list-staff-inquiries'
import type { Prisma } from '@hygiene/db'
import { branchesOf, readsAllInquiries } from '@hygiene/domain'
import type { Clerk } from './lock-for-clerk.ts'

type Where = Prisma.InquiryWhereInput
type Seer = Omit<Clerk, 'ipAddress'>
type Filter = Pick<InputOf<typeof listStaffInquiries>, 'inquiryType' | 'only' | 'topicNo' | 'branchNo'>

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

/** What the clerk has narrowed a tab by. */
export function queueFilter({ inquiryType, only, topicNo, branchNo }: Filter, now: Date): Where {
  return {
    ...(inquiryType === undefined ? {} : { inquiryType }),
    ...(topicNo === undefined ? {} : { topicNo }),
    ...(branchNo === undefined ? {} : { passedBranchNo: branchNo }),
    ...(only === 'unassigned' ? { assigneeNo: null } : {}),
    ...(only === 'overdue' ? { dueAt: { lt: now } } : {}),
  }
}

/** Written, followed up, passed on or split off again after an instant. */
export function cameSince(since: Date): Where {
  const after = { gt: since }
  return {
    OR: [
      { writtenAt: after },
      { reviews: { some: { employeeNo: null, writtenAt: after } } },
      { acts: { some: { kind: { in: ['passed', 'unmerged'] }, at: after } } },
    ],
  }
}
