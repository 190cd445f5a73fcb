import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import type { InquiryView } from '@hygiene/contracts/content/inquiry/staff/inquiry-admin-shape'
import type { listStaffInquiries } from '@hygiene/contracts/content/inquiry/staff/list-staff-inquiries'
import type { Prisma } from '@hygiene/db/generated/client'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import { readsAllInquiries } from '@hygiene/domain/content/inquiry/inquiry-scope'
import type { Employee } from './lock-for-employee.ts'

type Where = Prisma.InquiryWhereInput
type Seer = Omit<Employee, 'ipAddress'>
type Filter = Pick<InputOf<typeof listStaffInquiries>, 'inquiryType' | 'only' | 'topicNo' | 'branchNo'>

/** Passed on to the employee's role, of a branch to their own. */
function toMe(employee: Seer): Where {
  const branches = branchesOf(employee)
  return { passedTo: employee.role, ...(branches ? { passedBranchNo: { in: [...branches] } } : {}) }
}

/** The inquiries of one tab of the queue, as far as the employee sees them. */
export function queueWhere(view: InquiryView, employee: Seer): Where {
  const readsAll = readsAllInquiries(employee.role)
  const seen: Where = readsAll ? {} : toMe(employee)
  switch (view) {
    case 'todo':
      return { AND: [{ tableState: 'open' }, readsAll ? { OR: [{ passedTo: null }, toMe(employee)] } : seen] }
    case 'mine':
      return { AND: [{ assigneeNo: employee.employeeNo, tableState: { not: 'done' } }, seen] }
    case 'waiting':
      return { AND: [{ tableState: 'waiting' }, seen] }
    case 'passed':
      return { AND: [{ tableState: 'open', passedTo: { not: null } }, seen, { NOT: toMe(employee) }] }
    case 'done':
      return { AND: [{ tableState: 'done' }, seen] }
    default:
      return view satisfies never
  }
}

/** What the employee has narrowed a tab by. */
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
      { actions: { some: { kind: { in: ['passed', 'unmerged'] }, at: after } } },
    ],
  }
}
