import { branchesOf, isOfBranches } from '../../staff/employee/branch-scope.ts'
import type { StaffRole } from '../../staff/permission/permissions.ts'
import { allowed, denied, type Verdict } from '../../verdict.ts'

export const inquiryTargets = ['support', 'headquarters', 'education', 'finance', 'branch'] as const
export type InquiryTarget = (typeof inquiryTargets)[number]

interface Passed {
  passedTo: StaffRole | null
  passedBranchNo: number | null
}

interface Employee {
  role: StaffRole
  branchNo: number | null
}

const READS_ALL: readonly StaffRole[] = ['headquarters', 'education', 'support', 'readOnly']

export const readsAllInquiries = (role: StaffRole) => READS_ALL.includes(role)

/** Finance and branches see only what was passed on to them; a branch sees only its own. */
export function seesInquiry(employee: Employee, { passedTo, passedBranchNo }: Passed): boolean {
  if (readsAllInquiries(employee.role)) return true
  return passedTo === employee.role && isOfBranches(branchesOf(employee), passedBranchNo ?? 0)
}

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

/** Allows duplicates of one writer only; an anonymous report is never linked to the writer of another inquiry. */
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
