/** Follows docs/rules/login.md. */
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
  /** Limits a branch employee to the branch's own sessions. */
  readEnrolments: ['headquarters', 'branch', 'education', 'finance', 'support', 'readOnly'],
  changeEnrolments: ['headquarters', 'education', 'support'],
  readExemptions: ['headquarters', 'education', 'support', 'readOnly'],
  grantExemptions: ['headquarters', 'education', 'support'],
  readCertificates: ['headquarters', 'education', 'support', 'readOnly'],
  changeCertificates: ['headquarters', 'education', 'support'],
  approveCertificates: ['headquarters'],
  judgeDesignations: ['headquarters', 'education', 'support'],
  handleJobs: ['headquarters', 'education', 'finance'],
  operateInBulk: ['headquarters', 'education', 'support'],
  approveBulkOperations: ['headquarters'],
  /** Limits a branch employee to the branch's own content (`maySeeContent`). */
  readContents: ['headquarters', 'branch', 'education', 'support', 'readOnly'],
  /** Reserves branches and legal texts for headquarters (`mayWriteContent`). */
  writeContents: ['headquarters', 'education', 'support'],
  changeSettings: ['headquarters'],
  exportLists: ['headquarters', 'branch', 'education', 'finance', 'support'],
  exportUnmasked: ['headquarters', 'education', 'finance'],
  approveExports: ['headquarters'],
  /** Opens the screen only. Each kind of record has its own permission (`IMPORT_KINDS`). */
  useImports: ['headquarters', 'branch', 'education', 'finance'],
  importRecords: ['headquarters', 'education'],
  approveImports: ['headquarters', 'education'],
  /** Limits finance and branches to the inquiries passed on to them. */
  readInquiries: ['headquarters', 'branch', 'education', 'finance', 'support', 'readOnly'],
  answerInquiries: ['headquarters', 'branch', 'education', 'finance', 'support'],
  writeCannedAnswers: ['headquarters', 'education', 'support'],
  setWorkingHours: ['headquarters'],
  readCourses: ['headquarters', 'education', 'finance', 'support', 'readOnly'],
  changeCourses: ['headquarters', 'education'],
  /** Includes the right choices, so no other role can read the question bank. */
  handleQuestions: ['headquarters', 'education'],
  readSurveys: ['headquarters', 'education', 'readOnly'],
  readSurveyTexts: ['headquarters', 'education'],
  changeSurveys: ['headquarters', 'education'],
  handleVenues: ['headquarters', 'education'],
  /** Limits a branch employee to the branch's own sessions. */
  readStatistics: ['headquarters', 'branch', 'education', 'finance', 'readOnly'],
  runCampaigns: ['headquarters', 'education', 'support'],
  /** Limits a branch employee to the branch's own sessions. */
  readLicenceChecks: ['headquarters', 'branch', 'education', 'support', 'readOnly'],
  decideLicenceChecks: ['headquarters', 'education', 'support'],
}

/** Denies by default: a role has only the permissions listed here. */
export function staffMay(role: StaffRole, permission: StaffPermission): boolean {
  return PERMISSIONS[permission].includes(role)
}
