import { doneJobs, lostRuns, type OldRows } from '@hygiene/db'
import { oldApprovals } from '../approval/old-approvals.ts'
import { oldAudit } from '../audit/old-audit.ts'
import { oldReaders } from '../board/old-readers.ts'
import { oldCases } from '../case/old-cases.ts'
import { oldFilms } from '../film/old-films.ts'
import { oldImports } from '../import/old-imports.ts'
import { oldHelps } from '../help/old-helps.ts'
import { oldAttendanceSheets, oldDoorScans } from '../in-person/old-visits.ts'
import { oldInstructors } from '../in-person/instructor/old-instructors.ts'
import { oldInquiries } from '../inquiry/old-inquiries.ts'
import { oldLogins } from '../login/old-logins.ts'
import { oldConsents } from '../membership/old-consents.ts'
import { oldProofs } from '../membership/old-proofs.ts'
import { oldBulkActs } from '../bulk/old-bulk-acts.ts'
import { oldCampaigns } from '../campaign/old-campaigns.ts'
import { oldTexts } from '../messages/old-texts.ts'
import { oldMessages } from '../messages/old-messages.ts'
import { oldDeposits } from '../payment/old-deposits.ts'
import { oldNotices } from '../payment/old-notices.ts'
import { oldPayments } from '../payment/old-payments.ts'
import { oldPreviews } from '../settings/old-previews.ts'
import { oldStaffLogins } from '../staff/old-staff-logins.ts'
import { oldSets } from '../views/old-sets.ts'
import { oldIdentityChecks, oldWatchAddresses } from '../study/old-study.ts'
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
