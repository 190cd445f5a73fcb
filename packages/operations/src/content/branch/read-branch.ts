import { readBranch as contract } from '@hygiene/contracts/content/branch/read-branch'
import { currentProvinceCodes } from '../../platform/lookup/province-codes.ts'
import { denied } from '@hygiene/domain/verdict'
import { query } from '../../kit/operation.ts'
import { contactOf, IN_ORDER, openOn } from './branch-rows.ts'

export const readBranch = query(contract, async ({ db, input, now }) => {
  const found = await db.branch.findFirst({
    where: { ...openOn(now), branchNo: input.branchNo },
    include: { parent: true, children: { where: openOn(now), orderBy: [...IN_ORDER] } },
  })
  if (!found) return denied('BRANCH_NOT_FOUND')

  const { parent, children, ...branch } = found
  const provinceToday = await currentProvinceCodes(db)
  return {
    ...contactOf(branch, provinceToday),
    parent: parent && { branchNo: parent.branchNo, branchName: parent.name },
    children: children.map((child) => contactOf(child, provinceToday)),
  }
})
