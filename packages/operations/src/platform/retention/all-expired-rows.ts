import { doneJobs } from '@hygiene/db/outbox'
import { lostRuns } from '@hygiene/db/job-runs'
import type { ExpiredRows } from '@hygiene/db/expired-rows'
import { expiredApprovals } from '../../staff/approval/expired-approvals.ts'
import { expiredAudit } from '../../staff/audit-log/expired-audit.ts'
import { expiredReaders } from '../../content/board/expired-readers.ts'
import { expiredCases } from '../../staff/member-case/expired-cases.ts'
import { expiredVideos } from '../../education/video/expired-videos.ts'
import { expiredImports } from '../../staff/import/expired-imports.ts'
import { expiredHelps } from '../../member/help/expired-helps.ts'
import { expiredAttendanceSheets, expiredCheckInScans } from '../../in-person/enrolment/expired-visits.ts'
import { expiredInstructors } from '../../in-person/instructor/expired-instructors.ts'
import { expiredInquiries } from '../../content/inquiry/expired-inquiries.ts'
import { expiredLogins } from '../../member/login/expired-logins.ts'
import { expiredConsents } from '../../member/policy/expired-consents.ts'
import { expiredProofs } from '../../member/identity-check/expired-proofs.ts'
import { expiredBulkOperations } from '../../staff/bulk-operation/expired-bulk-operations.ts'
import { expiredCampaigns } from '../../staff/campaign/expired-campaigns.ts'
import { expiredTexts } from '../message/expired-texts.ts'
import { expiredMessages } from '../message/expired-messages.ts'
import { expiredDeposits } from '../../money/payment/expired-deposits.ts'
import { expiredNotices } from '../../money/payment/expired-notices.ts'
import { expiredPayments } from '../../money/payment/expired-payments.ts'
import { expiredPreviews } from '../../staff/setting/expired-previews.ts'
import { expiredStaffLogins } from '../../staff/employee/expired-staff-logins.ts'
import { expiredSets } from '../../staff/saved-view/expired-sets.ts'
import { expiredIdentityChecks, expiredWatchAddresses } from '../../education/study/expired-study.ts'
import { expiredContracts } from './expired-contracts.ts'

/** Lists every retention rule in deletion order: payments before the applications they refer to. */
export const ALL_EXPIRED_ROWS: readonly ExpiredRows[] = [
  doneJobs,
  lostRuns,
  ...expiredLogins,
  ...expiredProofs,
  ...expiredStaffLogins,
  expiredAudit,
  expiredApprovals,
  expiredSets,
  expiredImports,
  ...expiredVideos,
  expiredCases,
  expiredWatchAddresses,
  expiredConsents,
  ...expiredHelps,
  expiredInquiries,
  expiredMessages,
  expiredCampaigns,
  expiredReaders,
  expiredBulkOperations,
  expiredTexts,
  expiredCheckInScans,
  expiredAttendanceSheets,
  expiredInstructors,
  expiredPreviews,
  expiredIdentityChecks,
  expiredNotices,
  expiredPayments,
  expiredDeposits,
  expiredContracts,
]
