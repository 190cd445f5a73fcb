import type { Approval } from '@hygiene/db'
import {
  type ApprovalKindName,
  approvalKindNames,
  approvalObstacle,
  type DecideRefusal,
  type StaffRole,
} from '@hygiene/domain'

/** What keeps an employee from deciding a request; a kind that is no more is decided by no role. */
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
