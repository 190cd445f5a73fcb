import { branchesOf, isOfBranches } from '../../staff/employee/branch-scope.ts'
import type { StaffRole } from '../../staff/permission/permissions.ts'
import { allowed, denied, type Verdict } from '../../verdict.ts'

/** Where an inquiry can be passed on; `support` takes it back to the common queue. */
export const inquiryTargets = ['support', 'headquarters', 'education', 'finance', 'branch'] as const
export type InquiryTarget = (typeof inquiryTargets)[number]

interface Passed {
  /** The role it was passed on to; null: the common queue. */
  passedTo: StaffRole | null
  /** Of a branch: which one. */
  passedBranchNo: number | null
}

interface Employee {
  role: StaffRole
  branchNo: number | null
}

/** Roles that read the common queue and everything passed on. */
const READS_ALL: readonly StaffRole[] = ['headquarters', 'education', 'support', 'readOnly']

export const readsAllInquiries = (role: StaffRole) => READS_ALL.includes(role)

/** Finance and branches see what was passed on to them, a branch its own only. */
export function seesInquiry(employee: Employee, { passedTo, passedBranchNo }: Passed): boolean {
  if (readsAllInquiries(employee.role)) return true
  return passedTo === employee.role && isOfBranches(branchesOf(employee), passedBranchNo ?? 0)
}

/** Is it this employee’s to answer, rather than that of those it was passed on to? */
export function isForEmployee(employee: Employee, passed: Passed): boolean {
  if (passed.passedTo === null) return readsAllInquiries(employee.role)
  return passed.passedTo === employee.role && seesInquiry(employee, passed)
}

interface Doublet {
  inquiryNo: number
  memberNo: number
  inquiryType: number
  isAnonymous: boolean
  mergedIntoNo: number | null
}

/** Doublets of one writer; an anonymous report is never said to be of the same writer as anything else. */
export function mayMergeInquiries(
  doublet: Doublet & { hasMerged: boolean },
  into: Doublet,
): Verdict<'INQUIRY_MERGED' | 'INQUIRY_ANONYMOUS' | 'INQUIRY_MERGE_MISMATCH'> {
  if (doublet.isAnonymous || into.isAnonymous) return denied('INQUIRY_ANONYMOUS')
  if (doublet.mergedIntoNo !== null || into.mergedIntoNo !== null) return denied('INQUIRY_MERGED')
  const isSame = doublet.memberNo === into.memberNo && doublet.inquiryType === into.inquiryType
  if (!isSame || doublet.inquiryNo === into.inquiryNo || doublet.hasMerged)
    return denied('INQUIRY_MERGE_MISMATCH')
  return allowed()
}
