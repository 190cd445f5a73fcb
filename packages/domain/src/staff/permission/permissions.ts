/** The association's roles (docs/rules/login.md). */
export const staffRoles = ['headquarters', 'branch', 'education', 'finance', 'support', 'readOnly'] as const
export type StaffRole = (typeof staffRoles)[number]

export const staffRoleLabel: Record<StaffRole, string> = {
  headquarters: '본부',
  branch: '지회',
  education: '교육',
  finance: '회계',
  support: '상담',
  readOnly: '열람',
}

/** The permissions; each endpoint for staff asks for one. Ours. */
export type StaffPermission =
  | 'searchMembers'
  | 'unmaskMembers'
  | 'changeMembers'
  | 'openLinkedLogin'
  | 'verifyMembers'
  | 'readAuditLog'
  | 'readBlockedRanges'
  | 'blockAddresses'
  | 'readDesignations'
  | 'readPayments'
  | 'handlePaymentExceptions'
  | 'handleCashReceipts'
  | 'readSessions'
  | 'decideSessions'
  | 'printCertificates'
  | 'useApprovals'
  | 'useViews'
  | 'manageEmployees'
  | 'readEnrolments'
  | 'changeEnrolments'
  | 'readExemptions'
  | 'grantExemptions'
  | 'readCertificates'
  | 'changeCertificates'
  | 'approveCertificates'
  | 'judgeDesignations'
  | 'handleJobs'
  | 'operateInBulk'
  | 'approveBulkOperations'
  | 'readContents'
  | 'writeContents'
  | 'changeSettings'
  | 'exportLists'
  | 'exportUnmasked'
  | 'approveExports'
  | 'useImports'
  | 'importRecords'
  | 'approveImports'
  | 'readInquiries'
  | 'answerInquiries'
  | 'writeCannedAnswers'
  | 'setWorkingHours'
  | 'readCourses'
  | 'changeCourses'
  | 'handleQuestions'
  | 'readSurveys'
  | 'readSurveyTexts'
  | 'changeSurveys'
  | 'handleVenues'
  | 'readStatistics'
  | 'runCampaigns'
  | 'readLicenceChecks'
  | 'decideLicenceChecks'

const PERMISSIONS: Record<StaffPermission, readonly StaffRole[]> = {
  searchMembers: ['headquarters', 'branch', 'education', 'finance', 'support', 'readOnly'],
  unmaskMembers: ['headquarters', 'branch', 'education', 'finance', 'support', 'readOnly'],
  changeMembers: ['headquarters', 'education', 'support'],
  openLinkedLogin: ['headquarters', 'education', 'support'],
  verifyMembers: ['headquarters', 'support'],
  readAuditLog: ['headquarters'],
  readBlockedRanges: ['headquarters', 'support', 'readOnly'],
  blockAddresses: ['headquarters'],
  readDesignations: ['headquarters', 'education', 'support', 'readOnly'],
  readPayments: ['headquarters', 'finance', 'support', 'readOnly'],
  handlePaymentExceptions: ['headquarters', 'finance'],
  handleCashReceipts: ['headquarters', 'finance'],
  readSessions: ['headquarters', 'branch', 'education', 'support', 'readOnly'],
  decideSessions: ['headquarters', 'branch', 'education'],
  printCertificates: ['headquarters', 'branch', 'education', 'support'],
  useViews: ['headquarters', 'branch', 'education', 'finance', 'support', 'readOnly'],
  useApprovals: ['headquarters', 'branch', 'education', 'finance', 'support'],
  manageEmployees: ['headquarters'],
  /** Of a branch's employee those of its own sessions. */
  readEnrolments: ['headquarters', 'branch', 'education', 'finance', 'support', 'readOnly'],
  changeEnrolments: ['headquarters', 'education', 'support'],
  readExemptions: ['headquarters', 'education', 'support', 'readOnly'],
  grantExemptions: ['headquarters', 'education', 'support'],
  readCertificates: ['headquarters', 'education', 'support', 'readOnly'],
  /** Correct, draw, send; ask for a revocation. */
  changeCertificates: ['headquarters', 'education', 'support'],
  approveCertificates: ['headquarters'],
  judgeDesignations: ['headquarters', 'education', 'support'],
  handleJobs: ['headquarters', 'education', 'finance'],
  operateInBulk: ['headquarters', 'education', 'support'],
  approveBulkOperations: ['headquarters'],
  /** Of a branch's employee the branch alone (`maySeeContent`). */
  readContents: ['headquarters', 'branch', 'education', 'support', 'readOnly'],
  /** Branches and texts of law are headquarters' (`mayWriteContent`). */
  writeContents: ['headquarters', 'education', 'support'],
  changeSettings: ['headquarters'],
  exportLists: ['headquarters', 'branch', 'education', 'finance', 'support'],
  /** Names, telephones and birth dates as they are. */
  exportUnmasked: ['headquarters', 'education', 'finance'],
  approveExports: ['headquarters'],
  /** The screen; each kind of record has a permission of its own (`IMPORT_KINDS`). */
  useImports: ['headquarters', 'branch', 'education', 'finance'],
  importRecords: ['headquarters', 'education'],
  approveImports: ['headquarters', 'education'],
  /** Finance and branches what was passed on to them. */
  readInquiries: ['headquarters', 'branch', 'education', 'finance', 'support', 'readOnly'],
  answerInquiries: ['headquarters', 'branch', 'education', 'finance', 'support'],
  writeCannedAnswers: ['headquarters', 'education', 'support'],
  setWorkingHours: ['headquarters'],
  readCourses: ['headquarters', 'education', 'finance', 'support', 'readOnly'],
  changeCourses: ['headquarters', 'education'],
  /** The right choices among them: nothing of the bank is read by other roles. */
  handleQuestions: ['headquarters', 'education'],
  readSurveys: ['headquarters', 'education', 'readOnly'],
  /** What learners wrote themselves. */
  readSurveyTexts: ['headquarters', 'education'],
  changeSurveys: ['headquarters', 'education'],
  handleVenues: ['headquarters', 'education'],
  /** Of a branch's employee the branch's sessions alone. */
  readStatistics: ['headquarters', 'branch', 'education', 'finance', 'readOnly'],
  runCampaigns: ['headquarters', 'education', 'support'],
  /** Of a branch's employee those of its own sessions. */
  readLicenceChecks: ['headquarters', 'branch', 'education', 'support', 'readOnly'],
  decideLicenceChecks: ['headquarters', 'education', 'support'],
}

/** Denied by default: a role has the permissions named here and no others. */
export function staffMay(role: StaffRole, permission: StaffPermission): boolean {
  return PERMISSIONS[permission].includes(role)
}
