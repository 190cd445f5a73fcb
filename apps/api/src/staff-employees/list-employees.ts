import { type AnswerOf, listEmployees as contract } from '@hygiene/contracts'
import type { Prisma } from '@hygiene/db'
import { isReviewOverdue, reviewDueAt } from '@hygiene/domain'
import { implement } from '../http/implement.ts'

type Row = AnswerOf<typeof contract>['list'][number]

const LATEST = { take: 1 } as const
const WITH_RIGHTS = {
  branch: true,
  setUp: true,
  sessions: { where: { provedAt: { not: null } }, orderBy: { startedAt: 'desc' }, ...LATEST },
  reviews: { orderBy: { reviewedAt: 'desc' }, ...LATEST },
  grants: { orderBy: { grantedAt: 'desc' }, ...LATEST },
} as const satisfies Prisma.EmployeeInclude

type Found = Prisma.EmployeeGetPayload<{ include: typeof WITH_RIGHTS }>

export const listEmployees = implement(contract, async ({ caller, deps: { db }, now }) => {
  const [employees, branches, waiting] = await Promise.all([
    db.employee.findMany({
      include: WITH_RIGHTS,
      orderBy: [{ disabledAt: { sort: 'asc', nulls: 'first' } }, { name: 'asc' }, { employeeNo: 'asc' }],
    }),
    db.branch.findMany({ select: { branchNo: true, name: true }, orderBy: { branchNo: 'asc' } }),
    db.approval.findMany({ where: { kind: 'changeRole', status: 'pending', endsAt: { gt: now } } }),
  ])
  const approvals = new Map(waiting.map(({ subject, approvalNo }) => [subject, approvalNo]))
  const list = employees.map((employee) => ({
    ...rowOf(employee, now),
    approvalNo: approvals.get(`employee ${employee.employeeNo}`) ?? null,
    isSelf: employee.employeeNo === caller.employeeNo,
  }))
  return { list, branches }
})

function rowOf(employee: Found, now: Date): Omit<Row, 'approvalNo' | 'isSelf'> {
  const { branch, sessions, reviews, grants, createdAt } = employee
  const { reviewedAt = null } = reviews[0] ?? {}
  const grantedAt = grants[0]?.grantedAt ?? createdAt
  const since = reviewedAt !== null && reviewedAt > grantedAt ? reviewedAt : grantedAt
  return {
    ...employee,
    branchName: branch?.name ?? null,
    state: stateOf(employee),
    lastLoginAt: sessions[0]?.startedAt.toISOString() ?? null,
    reviewedAt: reviewedAt?.toISOString() ?? null,
    reviewDueAt: reviewDueAt(since).toISOString(),
    isReviewOverdue: employee.disabledAt === null && isReviewOverdue(since, now),
  }
}

function stateOf({ disabledAt, setUp, totpConfirmedAt }: Found): Row['state'] {
  if (disabledAt !== null) return 'disabled'
  if (setUp) return 'invited'
  return totpConfirmedAt === null ? 'noApp' : 'working'
}
