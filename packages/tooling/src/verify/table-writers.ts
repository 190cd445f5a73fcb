import type { SourceFile } from './source-files.ts'

/** The folder that writes a table; nothing else may. A table without a folder is written by seed and migrations only. */
const TABLES_OF = {
  'packages/db/src': ['CallCount', 'JobRun', 'Outbox'],
  'packages/operations/src/approval': ['Approval'],
  'packages/operations/src/cash-receipt': ['CashReceipt', 'InvoiceWish'],
  'packages/operations/src/closing': ['Closing'],
  'packages/operations/src/education': [
    'ApplicationWindow',
    'BankQuestion',
    'Course',
    'CourseLecture',
    'ExamItemDay',
    'ExamQuestion',
    'Survey',
    'SurveyDay',
    'SurveyQuestion',
  ],
  'packages/operations/src/exemption': ['Exemption'],
  'packages/operations/src/audit': ['AuditEntry'],
  'packages/operations/src/board': ['Post', 'PostFile', 'PostVersion', 'PostViewer'],
  'packages/operations/src/bulk': ['BulkAct', 'BulkActRow'],
  'packages/operations/src/campaign': ['Campaign', 'CampaignPerson', 'CampaignTest'],
  'packages/operations/src/content': [
    'Banner',
    'Branch',
    'Content',
    'ContentLook',
    'ContentVersion',
    'PolicyVersion',
    'Popup',
    'RelatedSite',
    'SiteLink',
  ],
  'packages/operations/src/case': ['StaffCase'],
  'packages/operations/src/certificate': [
    'Certificate',
    'CertificateCounter',
    'PrintCode',
    'ReplacedCertificate',
  ],
  'packages/operations/src/designation': ['DesignationVerdict'],
  'packages/operations/src/export': ['SavedExport', 'StaffExport'],
  'packages/operations/src/files': ['StoredFile'],
  'packages/operations/src/import': ['ImportOrigin', 'StaffImport', 'StaffImportRow'],
  'packages/operations/src/film': ['FormerTitle', 'Lecture', 'LectureFilm', 'LectureFilmPart'],
  'packages/operations/src/help': ['Help', 'HelpAct'],
  'packages/operations/src/licence': ['Licence', 'LicenceChange', 'LicenceCheck', 'LicenceSync'],
  'packages/operations/src/in-person': [
    'Attendance',
    'AttendanceSheet',
    'DoorPass',
    'DoorScan',
    'EnrolmentSlip',
    'HandMark',
    'InPersonSession',
    'Instructor',
    'InstructorQualification',
    'SessionChange',
    'SessionLesson',
    'Venue',
  ],
  'packages/operations/src/inquiry': [
    'CannedAnswer',
    'Inquiry',
    'InquiryAct',
    'InquiryLook',
    'InquiryNote',
    'InquiryReview',
    'InquiryReviewVersion',
    'InquiryTerm',
    'InquiryTopic',
    'WorkingHoliday',
    'WorkingSpan',
  ],
  'packages/operations/src/lookup': ['Region', 'RegionUpdate'],
  'packages/operations/src/login': ['Login', 'LoginThrottle'],
  'packages/operations/src/membership': [
    'AccountNote',
    'ConsentRecord',
    'FormerAccount',
    'IdentityProof',
    'Member',
    'MemberMerge',
    'MergeUndo',
    'OldEducation',
    'Passkey',
    'PasskeyChallenge',
    'PasswordReset',
    'PhoneCode',
    'SupportCode',
  ],
  'packages/operations/src/messages': ['Message', 'SmsDay', 'StaffText', 'DatabaseReturn'],
  'packages/operations/src/online': ['StudyExtension'],
  'packages/operations/src/ledger': ['LedgerEntry'],
  'packages/operations/src/payment': [
    'BankDeposit',
    'Payment',
    'PaymentEvent',
    'PaymentNotice',
    'Receipt',
    'Refund',
  ],
  'packages/operations/src/reconciliation': ['ReconciliationCase', 'ReconciliationRun', 'ReconciliationSeen'],
  'packages/operations/src/records': [
    'Application',
    'FormerEnrolment',
    'InPersonEnrolment',
    'LicenceTurn',
    'OnlineEnrolment',
  ],
  'packages/operations/src/seats': ['Booking', 'SeatMove', 'WaitingEntry'],
  'packages/operations/src/settings': ['AssociationVersion', 'MessageText', 'SettingsPreview'],
  'packages/operations/src/setup': ['SetupCheck'],
  'packages/operations/src/staff': [
    'BlockedRange',
    'Employee',
    'EmployeePhoneCode',
    'EmployeeSetUp',
    'LinkToken',
    'RoleGrant',
    'RoleReview',
    'StaffLogin',
  ],
  'packages/operations/src/statistics': ['StatisticCheck', 'StatisticDay', 'StatisticMark', 'StatisticRow'],
  'packages/operations/src/study': [
    'ExamAttempt',
    'IdentityCheck',
    'LectureProgress',
    'PlayerLease',
    'SurveyResult',
    'WatchLoss',
  ],
  'packages/operations/src/views': ['SavedView', 'StaffLooks', 'StaffSet', 'StaffSetRow'],
  'packages/operations/src/visitor': ['ReferrerVisit'],
} as const satisfies Record<string, readonly string[]>

const WRITER_OF = new Map<string, string>(
  Object.entries(TABLES_OF).flatMap(([folder, tables]) => tables.map((table) => [table, folder] as const)),
)

/** Seeds, scenarios, benches and migrations make states of every table. */
const MAKERS = /^(?:packages\/(?:testing|tooling)|packages\/db\/src\/migrations|prisma\/seed)\//

/** The tables of a schema in Prisma's language. */
export function tablesOf(schema: string): string[] {
  return [...schema.matchAll(/^model (\w+) \{/gm)].map(([, name = '']) => name)
}

/** Folders that are named as the writer of a table which the schema has not. */
export function writersOfNothing(tables: readonly string[]): string[] {
  return [...WRITER_OF.keys()].filter((table) => !tables.includes(table))
}

/** Files that write a table of another folder. */
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
 * What a text may write, in one pass: by a delegate of Prisma (`db.booking.updateMany(`, over lines too), or in a statement. A
 * nested write of a relation is not seen: it is part of its parent's statement.
 */
function writtenIn(text: string): ReadonlySet<string> {
  const delegates = [...text.matchAll(BY_PRISMA)].map(
    ([, name = '']) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  )
  return new Set([...delegates, ...[...text.matchAll(IN_SQL)].map(([, name = '']) => name)])
}
