import { expect, it } from 'vitest'
import { branchesOf, isOfBranches } from './branch-scope.ts'
import { staffRoles } from '../permission/permissions.ts'

it.each(staffRoles.filter((role) => role !== 'branch'))('lets the role %s see every branch', (role) => {
  expect(branchesOf({ role, branchNo: null })).toBeNull()
  expect(isOfBranches(branchesOf({ role, branchNo: 3 }), 4)).toBe(true)
})

it.each([
  ['their own', 3, 3, true],
  ['another one', 3, 4, false],
  ['any, before it is said which is theirs', null, 3, false],
])('judges access of a branch employee to a branch: %s', (_what, own, asked, isSeen) => {
  expect(isOfBranches(branchesOf({ role: 'branch', branchNo: own }), asked)).toBe(isSeen)
})
