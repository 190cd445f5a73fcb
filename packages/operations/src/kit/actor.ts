import type { StaffRole } from '@hygiene/domain/staff/permission/permissions'

/** An employee with both factors given; a job or a program at a terminal names the one it acts for. */
export interface EmployeeActor {
  employeeNo: number
  loginNo: string
  loginId: string
  name: string
  role: StaffRole
  branchNo: number | null
  ipAddress: string
}

/** A logged-in operator, or the one in whose place a helper acts. Everything a person owns is loaded through `memberNo`. */
export interface MemberActor {
  memberNo: number
  loginNo: string
  userId: string
  name: string
  loggedInAt: Date
  /** Set where an employee opened the account by a link. */
  linked: { employeeNo: number; reason: string } | null
  /** Set where a helper acts for the member; the login is the helper's. */
  help: { helpNo: number } | null
  ipAddress: string
}
