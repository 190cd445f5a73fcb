import type { AnswerOf, InputOf } from '@hygiene/contracts/kit/endpoint'
import type { listEmployees } from '@hygiene/contracts/staff/employee/list-employees'
import type { Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { isReviewOverdue, reviewDueAt } from '@hygiene/domain/staff/permission/role-review'

type Row = AnswerOf<typeof listEmployees>['list'][number]

const LATEST = { take: 1 } as const
const WITH_RIGHTS = {
  branch: true,
  setUp: true,
  sessions: { where: { provedAt: { not: null } }, orderBy: { startedAt: 'desc' }, ...LATEST },
  reviews: { orderBy: { reviewedAt: 'desc' }, ...LATEST },
  grants: { orderBy: { grantedAt: 'desc' }, ...LATEST },
} as const satisfies Prisma.EmployeeInclude

type Found = Prisma.EmployeeGetPayload<{ include: typeof WITH_RIGHTS }>

export async function readEmployeeRows(
  db: Queries,
  { selfNo, employeeNo }: { selfNo: number; employeeNo?: number },
  now: Date,
): Promise<Row[]> {
  const [employees, waiting] = await Promise.all([
    db.employee.findMany({
      ...(employeeNo === undefined ? {} : { where: { employeeNo } }),
      include: WITH_RIGHTS,
    }),
    db.approval.findMany({ where: { kind: 'changeRole', status: 'pending', endsAt: { gt: now } } }),
  ])
  const approvals = new Map(waiting.map(({ subject, approvalNo }) => [subject, approvalNo]))
  return employees.map((employee) => ({
    ...rowOf(employee, now),
    approvalNo: approvals.get(`employee ${employee.employeeNo}`) ?? null,
    isSelf: employee.employeeNo === selfNo,
  }))
}

type Wanted = Pick<InputOf<typeof listEmployees>, 'filter' | 'text'> & { selfNo: number }

export async function findEmployeeRows(
  db: Queries,
  { filter, text, selfNo }: Wanted,
  now: Date,
): Promise<Row[]> {
  const { role, branchNo, state, isReviewOverdue: isOverdue } = filter
  const typed = text.trim()
  const all = await readEmployeeRows(db, { selfNo }, now)
  return all.filter(
    (row) =>
      (role === undefined || row.role === role) &&
      (branchNo === undefined || row.branchNo === branchNo) &&
      (state === undefined || row.state === state) &&
      (isOverdue === undefined || row.isReviewOverdue === isOverdue) &&
      (typed === '' || row.name.includes(typed) || row.loginId.includes(typed)),
  )
}

function rowOf(employee: Found, now: Date): Omit<Row, 'approvalNo' | 'isSelf'> {
  const { branch, sessions, reviews, grants, createdAt } = employee
  const { reviewedAt = null } = reviews[0] ?? {}
  const grantedAt = grants[0]?.grantedAt ?? createdAt
  const since = reviewedAt !== null && reviewedAt > grantedAt ? reviewedAt : grantedAt
  return {
    ...employee,
    branchName: branch?.name ?? null,
    state: stateOf(employee),
    lastLoginAt: sessions[0]?.startedAt ?? null,
    reviewedAt,
    reviewDueAt: reviewDueAt(since),
    isReviewOverdue: employee.disabledAt === null && isReviewOverdue(since, now),
  }
}

function stateOf({ disabledAt, setUp, totpConfirmedAt }: Found): Row['state'] {
  if (disabledAt !== null) return 'disabled'
  if (setUp) return 'invited'
  return totpConfirmedAt === null ? 'noApp' : 'working'
}
