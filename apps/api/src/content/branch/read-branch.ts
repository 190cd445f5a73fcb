import { readBranch as contract } from '@hygiene/contracts/content/branch/read-branch'
import { currentProvinceCodes } from '@hygiene/operations/platform/lookup/province-codes'
import { implement } from '../../http/implement.ts'
import { contactOf, IN_ORDER, openOn } from './branch-rows.ts'

export const readBranch = implement(contract, async ({ input, deps, now, refuse }) => {
  const found = await deps.db.branch.findFirst({
    where: { ...openOn(now), branchNo: input.branchNo },
    include: { parent: true, children: { where: openOn(now), orderBy: [...IN_ORDER] } },
  })
  if (!found) throw refuse('BRANCH_NOT_FOUND')

  const { parent, children, ...branch } = found
  const provinceToday = await currentProvinceCodes(deps.db)
  return {
    ...contactOf(branch, provinceToday),
    parent: parent && { branchNo: parent.branchNo, branchName: parent.name },
    children: children.map((child) => contactOf(child, provinceToday)),
  }
})
