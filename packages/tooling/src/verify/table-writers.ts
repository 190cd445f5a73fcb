import type { SourceFile } from './source-files.ts'

/** Maps each table to the only folder that may write it. A table without a folder is written by seed and migrations only. */
const TABLES_OF = {
  'packages/db/src': ['CallCount', 'JobRun', 'Outbox'],
  'packages/operations/src/staff/approval': ['Approval'],
  'packages/operations/src/money/cash-receipt': ['CashReceipt', 'InvoiceWish'],
  'packages/operations/src/money/closing': ['Closing'],
  'packages/operations/src/education': [
    'ApplicationWindow',
    'BankQuestion',
    'Course',
    'CourseLecture',
    'ExamAttempt',
    'ExamItemDay',
    'ExamQuestion',
    'FormerTitle',
    'Lecture',
    'LectureVideo',
    'LectureVideoPart',
    'OldEducation',
    'Survey',
    'SurveyDay',
    'SurveyQuestion',
    'SurveyResult',
  ],
  'packages/operations/src/education/exemption': ['Exemption'],
  'packages/operations/src/staff/audit-log': ['AuditEntry'],
  'packages/operations/src/content/board': ['Post', 'PostFile', 'PostVersion', 'PostViewer'],
  'packages/operations/src/staff/blocked-range': ['BlockedRange'],
  'packages/operations/src/staff/bulk-operation': ['BulkOperation', 'BulkOperationRow'],
  'packages/operations/src/staff/campaign': ['Campaign', 'CampaignPerson', 'CampaignTest'],
  'packages/operations/src/content/post': [
    'Banner',
    'Branch',
    'Content',
    'ContentView',
    'ContentVersion',
    'PolicyVersion',
    'Popup',
    'RelatedSite',
    'SiteLink',
  ],
  'packages/operations/src/staff/member-case': ['MemberCase'],
  'packages/operations/src/education/certificate': [
    'Certificate',
    'CertificateCounter',
    'PrintCode',
    'ReplacedCertificate',
  ],
  'packages/operations/src/education/designation': ['DesignationVerdict'],
  'packages/operations/src/staff/export': ['SavedExport', 'StaffExport'],
  'packages/operations/src/platform/file': ['StoredFile'],
  'packages/operations/src/staff/import': ['ImportOrigin', 'StaffImport', 'StaffImportRow'],
  'packages/operations/src/member/help': ['Help', 'HelpAction'],
  'packages/operations/src/platform/licence-register': [
    'Licence',
    'LicenceChange',
    'LicenceCheck',
    'LicenceSync',
  ],
  'packages/operations/src/in-person': [
    'Attendance',
    'AttendanceSheet',
    'CheckInPass',
    'CheckInScan',
    'EnrolmentSlip',
    'HandMark',
    'InPersonSession',
    'Instructor',
    'InstructorQualification',
    'SessionChange',
    'SessionLesson',
    'Venue',
  ],
  'packages/operations/src/content/inquiry': [
    'CannedAnswer',
    'Inquiry',
    'InquiryAction',
    'InquiryView',
    'InquiryNote',
    'InquiryReview',
    'InquiryReviewVersion',
    'InquiryTerm',
    'InquiryTopic',
    'WorkingHoliday',
    'WorkingSpan',
  ],
  'packages/operations/src/platform/lookup': ['Region', 'RegionUpdate'],
  'packages/operations/src/member/login': ['Login', 'LoginThrottle'],
  'packages/operations/src/member': [
    'AccountNote',
    'ConsentRecord',
    'FormerAccount',
    'IdentityProof',
    'Member',
    'MemberMerge',
    'MergeUndo',
    'Passkey',
    'PasskeyChallenge',
    'PasswordReset',
    'PhoneCode',
    'SupportCode',
  ],
  'packages/operations/src/platform/message': ['Message', 'SmsDay', 'StaffText', 'DatabaseReturn'],
  'packages/operations/src/education/enrolment': ['StudyExtension'],
  'packages/operations/src/money/ledger': ['LedgerEntry'],
  'packages/operations/src/money/payment': [
    'BankDeposit',
    'Payment',
    'PaymentEvent',
    'PaymentNotice',
    'Receipt',
    'Refund',
  ],
  'packages/operations/src/money/reconciliation': [
    'ReconciliationException',
    'ReconciliationRun',
    'ReconciliationSeen',
  ],
  'packages/operations/src/platform/records': [
    'Application',
    'FormerEnrolment',
    'InPersonEnrolment',
    'LicenceTurn',
    'OnlineEnrolment',
  ],
  'packages/operations/src/in-person/seat': ['Booking', 'SeatMove', 'WaitingEntry'],
  'packages/operations/src/staff/setting': ['AssociationVersion', 'MessageText', 'SettingsPreview'],
  'packages/operations/src/staff/setup': ['SetupCheck'],
  'packages/operations/src/staff/employee': [
    'Employee',
    'EmployeePhoneCode',
    'EmployeeSetUp',
    'LinkToken',
    'RoleGrant',
    'RoleReview',
    'StaffLogin',
  ],
  'packages/operations/src/staff/statistics': [
    'StatisticCheck',
    'StatisticDay',
    'StatisticMark',
    'StatisticRow',
  ],
  'packages/operations/src/education/study': ['IdentityCheck', 'LectureProgress', 'PlayerLease', 'WatchLoss'],
  'packages/operations/src/staff/saved-view': ['SavedView', 'StaffPreferences', 'StaffSet', 'StaffSetRow'],
  'packages/operations/src/content/visitor': ['ReferrerVisit'],
} as const satisfies Record<string, readonly string[]>

const WRITER_OF = new Map<string, string>(
  Object.entries(TABLES_OF).flatMap(([folder, tables]) => tables.map((table) => [table, folder] as const)),
)

/** Seeds, scenarios, benchmarks and migrations may write every table. */
const MAKERS = /^(?:packages\/(?:testing|lab|tooling)|packages\/db\/src\/migrations|prisma\/seed)\//

export function tablesOf(schema: string): string[] {
  return [...schema.matchAll(/^model (\w+) \{/gm)].map(([, name = '']) => name)
}

export function writersOfNothing(tables: readonly string[]): string[] {
  return [...WRITER_OF.keys()].filter((table) => !tables.includes(table))
}

export function strayTableWrites(files: readonly SourceFile[], tables: readonly string[]): string[] {
  return files
    .filter(({ path, isTest }) => !isTest && !MAKERS.test(path))
    .flatMap(({ path, text }) => {
      const written = writtenIn(text)
      return tables
        .filter((table) => written.has(table))
        .map((table) => ({ table, writer: WRITER_OF.get(table) ?? 'the seed' }))
        .filter(({ writer }) => !path.startsWith(`${writer}/`))
        .map(({ table, writer }) => `${path} writes ${table}, as only ${writer} may`)
    })
}

const BY_PRISMA = /\.\s*(\w+)\s*\.\s*(?:create|update|upsert|delete)\w*\s*\(/g
const IN_SQL = /\b(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM)\s+(?:ONLY\s+)?"(\w+)"/g

/**
 * Returns the tables a text may write, through a Prisma delegate (`db.booking.updateMany(`, also across lines) or in SQL. Nested
 * relation writes are not detected: they belong to their parent's statement.
 */
function writtenIn(text: string): ReadonlySet<string> {
  const delegates = [...text.matchAll(BY_PRISMA)].map(
    ([, name = '']) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  )
  return new Set([...delegates, ...[...text.matchAll(IN_SQL)].map(([, name = '']) => name)])
}
