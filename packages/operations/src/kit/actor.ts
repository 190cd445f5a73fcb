import type { StaffRole } from '@hygiene/domain/staff/permission/permissions'

/** An employee has passed both factors. A job or terminal program names the employee it acts for. */
export interface EmployeeActor {
  employeeNo: number
  loginNo: string
  loginId: string
  name: string
  role: StaffRole
  branchNo: number | null
  ipAddress: string
}

/** Identifies a logged-in operator or the member a helper acts for. Everything a person owns is loaded through `memberNo`. */
export interface MemberActor {
  memberNo: number
  loginNo: string
  userId: string
  name: string
  loggedInAt: Date
  linked: { employeeNo: number; reason: string } | null
  /** Is set if a helper acts for the member; the login is then the helper's. */
  help: { helpNo: number } | null
  ipAddress: string
}
