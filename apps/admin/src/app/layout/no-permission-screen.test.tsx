import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStaffScreen, openStaffScreen } from '../../testing/staff-screen.tsx'
import { NoPermissionScreen } from './no-permission-screen.tsx'
import { closedFor } from './sidebar.ts'

afterEach(leaveStaffScreen)

it.each([
  ['support', '/closings', undefined],
  ['support', '/reconciliation', '대사'],
  ['support', '/employees/7', '직원·권한'],
  ['branch', '/payments/3', '결제'],
  ['branch', '/enrolments/3', undefined],
  ['branch', '/nowhere', undefined],
  ['headquarters', '/audit', undefined],
] as const)('returns the closed screen for %s at %s: %s', (role, path, label) => {
  expect(closedFor(role, path)?.label).toBe(label)
})

it('says whose work a screen is and links back', () => {
  const row = closedFor('support', '/reconciliation')
  if (!row) throw new Error('Support would see the reconciliation')
  openStaffScreen(<NoPermissionScreen row={row} />, 'support')
  expect(screen.getByText('대사는 본부·회계 역할이 합니다.')).toBeTruthy()
  expect(screen.getByRole('link', { name: '홈으로' }).getAttribute('href')).toBe('/')
})
