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

function toMe(employee: Seer): Where {
  const branches = branchesOf(employee)
  return { passedTo: employee.role, ...(branches ? { passedBranchNo: { in: [...branches] } } : {}) }
}

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

export function queueFilter({ inquiryType, only, topicNo, branchNo }: Filter, now: Date): Where {
  return {
    ...(inquiryType === undefined ? {} : { inquiryType }),
    ...(topicNo === undefined ? {} : { topicNo }),
    ...(branchNo === undefined ? {} : { passedBranchNo: branchNo }),
    ...(only === 'unassigned' ? { assigneeNo: null } : {}),
    ...(only === 'overdue' ? { dueAt: { lt: now } } : {}),
  }
}

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
