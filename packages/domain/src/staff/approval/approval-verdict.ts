import { APPROVAL_DAYS, APPROVAL_KINDS, type ApprovalKindName } from './approval.ts'
import { type StaffRole, staffMay } from '../permission/permissions.ts'
export function approvalEndsAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + APPROVAL_DAYS * 86_400_000)
}

export function mayAskFor(
  kind: ApprovalKindName,
  { role, disabledAt }: { role: StaffRole; disabledAt: Date | null },
): boolean {
  return disabledAt === null && staffMay(role, APPROVAL_KINDS[kind].asking)
}

interface Deciding {
  kind: ApprovalKindName
  makerNo: number
  barredNos: readonly number[]
}

export type DecideRefusal = 'APPROVAL_OWN' | 'APPROVAL_ABOUT_YOURSELF' | 'APPROVAL_ROLE_MAY_NOT'

export function approvalObstacle(
  { kind, makerNo, barredNos }: Deciding,
  employee: { employeeNo: number; role: StaffRole },
): DecideRefusal | null {
  if (makerNo === employee.employeeNo) return 'APPROVAL_OWN'
  if (!staffMay(employee.role, APPROVAL_KINDS[kind].permission)) return 'APPROVAL_ROLE_MAY_NOT'
  return barredNos.includes(employee.employeeNo) ? 'APPROVAL_ABOUT_YOURSELF' : null
}
