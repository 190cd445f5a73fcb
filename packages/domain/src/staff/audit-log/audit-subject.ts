import { keysOf } from '../../keys-of.ts'

/**
 * Gives the noun before the subject's number; it is empty where the operation's label names it. The member concerned has a
 * separate column.
 */
export const auditSubjectLabel = {
  application: '신청',
  approval: '결재',
  bankDeposit: '입금',
  blockedRange: '',
  bulkOperation: '묶음',
  campaign: '',
  cannedAnswer: '',
  case: '상담',
  cashReceipt: '',
  certificate: '수료증',
  content: '',
  course: '',
  employee: '',
  enrolment: '온라인교육',
  exemption: '',
  export: '',
  import: '가져오기',
  inPersonEnrolment: '집합교육',
  inquiry: '문의',
  instructor: '강사',
  invoiceWish: '',
  job: '',
  lecture: '',
  licenceCheck: '',
  merge: '합치기',
  notice: '',
  payment: '',
  paymentException: '',
  question: '',
  receipt: '영수증',
  savedExport: '',
  session: '회차',
  slip: '수강증',
  survey: '',
  venue: '교육장',
  video: '',
} as const satisfies Readonly<Record<string, string>>

export type AuditSubjectKind = keyof typeof auditSubjectLabel
export const auditSubjectKinds = keysOf(auditSubjectLabel)

export interface AuditSubject {
  kind: AuditSubjectKind
  no: number
}

export interface LoggedAction {
  operation: string
  subject: AuditSubject | null
  detail?: string
}

export interface LoggedRow {
  operation: string
  subjectKind: AuditSubjectKind | null
  subjectNo: number | null
  detail: string
}

export const AUDIT_DETAIL_LENGTH = 100

export const enrolmentSubject = (kind: 'online' | 'inPerson', no: number): AuditSubject => ({
  kind: kind === 'online' ? 'enrolment' : 'inPersonEnrolment',
  no,
})
