import { readRights as contract } from '@hygiene/contracts/staff/employee/read-rights'
import { denied } from '@hygiene/domain/verdict'
import { query } from '../../kit/operation.ts'
import { readEmployeeRows } from './employee-rows.ts'

export const readRights = query(contract, async ({ input, actor, db, now }) => {
  const { employeeNo } = input
  const [row] = await readEmployeeRows(db, { selfNo: actor.employeeNo, employeeNo }, now)
  const employee = await db.employee.findUnique({
    where: { employeeNo },
    include: {
      grants: { orderBy: { grantNo: 'desc' } },
      reviews: { include: { reviewer: true }, orderBy: { reviewNo: 'desc' } },
    },
  })
  if (!employee || !row) return denied('EMPLOYEE_NOT_FOUND')
  const branches = new Map((await db.branch.findMany()).map(({ branchNo, name }) => [branchNo, name]))
  const nameOf = (branchNo: number | null) => (branchNo === null ? null : (branches.get(branchNo) ?? null))
  return {
    employee: row,
    grants: employee.grants.map((grant) => ({
      ...grant,
      branchName: nameOf(grant.branchNo),
      grantedAt: grant.grantedAt,
    })),
    reviews: employee.reviews.map((review) => ({
      ...review,
      branchName: nameOf(review.branchNo),
      reviewerName: review.reviewer.name,
      reviewedAt: review.reviewedAt,
    })),
  }
})
