import { doneJobs, lostRuns, type OldRows } from '@hygiene/db'
import { oldApprovals } from '../../staff/approval/old-approvals.ts'
import { oldAudit } from '../../staff/audit-log/old-audit.ts'
import { oldReaders } from '../../content/board/old-readers.ts'
import { oldCases } from '../../staff/member-case/old-cases.ts'
import { oldFilms } from '../../education/video/old-films.ts'
import { oldImports } from '../../staff/import/old-imports.ts'
import { oldHelps } from '../../member/help/old-helps.ts'
import { oldAttendanceSheets, oldDoorScans } from '../../in-person/enrolment/old-visits.ts'
import { oldInstructors } from '../../in-person/instructor/old-instructors.ts'
import { oldInquiries } from '../../content/inquiry/old-inquiries.ts'
import { oldLogins } from '../../member/login/old-logins.ts'
import { oldConsents } from '../../member/policy/old-consents.ts'
import { oldProofs } from '../../member/identity-check/old-proofs.ts'
import { oldBulkActs } from '../../staff/bulk-operation/old-bulk-acts.ts'
import { oldCampaigns } from '../../staff/campaign/old-campaigns.ts'
import { oldTexts } from '../message/old-texts.ts'
import { oldMessages } from '../message/old-messages.ts'
import { oldDeposits } from '../../money/payment/old-deposits.ts'
import { oldNotices } from '../../money/payment/old-notices.ts'
import { oldPayments } from '../../money/payment/old-payments.ts'
import { oldPreviews } from '../../staff/setting/old-previews.ts'
import { oldStaffLogins } from '../../staff/employee/old-staff-logins.ts'
import { oldSets } from '../../staff/saved-view/old-sets.ts'
import { oldIdentityChecks, oldWatchAddresses } from '../../education/study/old-study.ts'
import { oldContracts } from './old-contracts.ts'

/** Every rule of retention in the order in which rows go: payments before the applications they refer to. */
export const ALL_OLD_ROWS: readonly OldRows[] = [
  doneJobs,
  lostRuns,
  ...oldLogins,
  ...oldProofs,
  ...oldStaffLogins,
  oldAudit,
  oldApprovals,
  oldSets,
  oldImports,
  ...oldFilms,
  oldCases,
  oldWatchAddresses,
  oldConsents,
  ...oldHelps,
  oldInquiries,
  oldMessages,
  oldCampaigns,
  oldReaders,
  oldBulkActs,
  oldTexts,
  oldDoorScans,
  oldAttendanceSheets,
  oldInstructors,
  oldPreviews,
  oldIdentityChecks,
  oldNotices,
  oldPayments,
  oldDeposits,
  oldContracts,
]
