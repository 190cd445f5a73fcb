import type { Approval } from '@hygiene/db/generated/client'
import { type ApprovalKindName, approvalKindNames } from '@hygiene/domain/staff/approval/approval'
import { approvalObstacle, type DecideRefusal } from '@hygiene/domain/staff/approval/approval-verdict'
import type { StaffRole } from '@hygiene/domain/staff/permission/permissions'

/** Returns why an employee may not decide a request. No role decides an abolished kind. */
export function obstacleOf(
  { kind, makerNo, barredNos }: Pick<Approval, 'kind' | 'makerNo' | 'barredNos'>,
  employee: { employeeNo: number; role: StaffRole },
): DecideRefusal | null {
  const known = kindNamed(kind)
  return known ? approvalObstacle({ kind: known, makerNo, barredNos }, employee) : 'APPROVAL_ROLE_MAY_NOT'
}

export function kindNamed(kind: string): ApprovalKindName | null {
  return approvalKindNames.find((name) => name === kind) ?? null
}
