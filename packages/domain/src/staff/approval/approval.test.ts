import { expect, it } from 'vitest'
import { approvableKinds, approvalReasonLabel } from './approval.ts'
import { approvalEndsAt, approvalObstacle } from './approval-verdict.ts'
import { staffRoles } from '../permission/permissions.ts'

const request = { kind: 'changeRole', makerNo: 1, barredNos: [3] } as const

it.each([
  ['another employee of headquarters', 2, 'headquarters', null],
  ['the employee who asked', 1, 'headquarters', 'APPROVAL_OWN'],
  ['the employee it is about', 3, 'headquarters', 'APPROVAL_ABOUT_YOURSELF'],
  ['an employee of support', 2, 'support', 'APPROVAL_ROLE_MAY_NOT'],
  ['an employee of a branch', 2, 'branch', 'APPROVAL_ROLE_MAY_NOT'],
] as const)('judges the right of %s to decide a request', (_who, employeeNo, role, obstacle) => {
  expect(approvalObstacle(request, { employeeNo, role })).toBe(obstacle)
})

it('assigns decisions about roles to headquarters', () => {
  const deciding = staffRoles.filter((role) => approvableKinds(role).includes('changeRole'))
  expect(deciding).toEqual(['headquarters'])
})

it('ends an approval request seven days after its creation, to the millisecond', () => {
  const end = approvalEndsAt(new Date('2026-12-06T01:20:00.001Z'))
  expect(end).toEqual(new Date('2026-12-13T01:20:00.001Z'))
})

it('shows the label of a reason and the code of a retired one', () => {
  expect(approvalReasonLabel('changeRole', 'moved')).toBe('부서 이동')
  expect(approvalReasonLabel('changeRole', 'toString')).toBe('toString')
})
