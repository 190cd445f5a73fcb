import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listEmployees } from '@hygiene/contracts/staff/employee/list-employees'
import { formatSeoulDateTime, seoulDay } from '@hygiene/domain/time/seoul-day'
import { type StaffRole, staffRoleLabel } from '@hygiene/domain/staff/permission/permissions'
import type { StateKind } from '../../../shared/state-mark/state-mark.tsx'

export type Employee = EntityOf<typeof listEmployees>['list'][number]

export const EMPLOYEE_STATE: Record<Employee['state'], { kind: StateKind; label: string }> = {
  working: { kind: 'done', label: '정상' },
  invited: { kind: 'waiting', label: '비밀번호 정하기 전' },
  noApp: { kind: 'moving', label: '인증 앱 연결 전' },
  disabled: { kind: 'ended', label: '정지' },
}

export const accessText = (role: StaffRole, branchName: string | null) =>
  branchName === null ? staffRoleLabel[role] : `${staffRoleLabel[role]} · ${branchName}`

export const timeText = (at: string | null) => (at === null ? '-' : formatSeoulDateTime(new Date(at)))
export const dayText = (at: string) => seoulDay(new Date(at)).replaceAll('-', '.')

/** Returns the address that a new employee opens. The secret follows `#`, so browsers send it to no server. */
export const setUpAddress = (origin: string, secret: string) => `${origin}/staff/set-up#${secret}`
