import { readRights as contract } from '@hygiene/contracts'
import { implement } from '../http/implement.ts'

export const readRights = implement(contract, async ({ input, deps: { db }, refuse }) => {
  const employee = await db.employee.findUnique({
    where: { employeeNo: input.employeeNo },
    include: {
      grants: { orderBy: { grantNo: 'desc' } },
      reviews: { include: { reviewer: true }, orderBy: { reviewNo: 'desc' } },
    },
  })
  if (!employee) throw refuse('EMPLOYEE_NOT_FOUND')
  const branches = new Map((await db.branch.findMany()).map(({ branchNo, name }) => [branchNo, name]))
  const nameOf = (branchNo: number | null) => (branchNo === null ? null : (branches.get(branchNo) ?? null))
  return {
    grants: employee.grants.map((grant) => ({
      ...grant,
      branchName: nameOf(grant.branchNo),
      grantedAt: grant.grantedAt.toISOString(),
    })),
    reviews: employee.reviews.map((review) => ({
      ...review,
      branchName: nameOf(review.branchNo),
      reviewerName: review.reviewer.name,
      reviewedAt: review.reviewedAt.toISOString(),
    })),
  }
})
