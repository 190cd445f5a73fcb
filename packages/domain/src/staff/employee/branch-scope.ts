import type { StaffRole } from '../permission/permissions.ts'

/**
 * Returns the branches whose sessions an employee sees and decides about; null for every branch. A branch's employee has only
 * their own, and none before headquarters has assigned one.
 */
export function branchesOf(employee: { role: StaffRole; branchNo: number | null }): readonly number[] | null {
  if (employee.role !== 'branch') return null
  return employee.branchNo === null ? [] : [employee.branchNo]
}

export function isOfBranches(branches: readonly number[] | null, branchNo: number): boolean {
  return branches === null || branches.includes(branchNo)
}
