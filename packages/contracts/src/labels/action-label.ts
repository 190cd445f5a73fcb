import { auditSubjectLabel, type LoggedRow } from '@hygiene/domain/staff/audit-log/audit-subject'
import type { ConsoleAction } from '@hygiene/domain/staff/audit-log/logged-action'
import { CHANGE_LABELS, VIEW_LABELS } from '../generated/action-labels.ts'

/**
 * Covers changes without an endpoint of the same name: those of the server's console, of the worker, and those that several
 * endpoints share.
 */
const CONSOLE_LABELS: Record<
  Exclude<ConsoleAction, 'readBookingExceptions'> | 'requestApproval' | 'stopSavedExport' | 'carryOutImport',
  string
> = {
  carryOutImport: '가져온 행 등록',
  requestApproval: '결재 요청',
  stopSavedExport: '예약한 내보내기 멈춤',
  addEmployee: '직원 계정 만들기',
  changeEmployeeRole: '직원 역할 변경',
  changeEmployeePassword: '직원 비밀번호 변경',
  resetEmployeeApp: '직원 인증 앱 초기화',
  disableEmployee: '직원 계정 정지',
  redrawDocuments: '없어진 문서 다시 만들기',
}

const CONSOLE_VIEW_LABELS = {
  makeExport: '내보낸 파일에 담김',
  readBookingExceptions: '집합교육 확인할 사람 조회',
} as const

/** Fails to compile when a labelled operation is renamed only in one place. */
type Labelled =
  | keyof typeof CHANGE_LABELS
  | keyof typeof VIEW_LABELS
  | keyof typeof CONSOLE_LABELS
  | keyof typeof CONSOLE_VIEW_LABELS

interface Said {
  noun: string
  no: string
  detail: string
}
type Format = (said: Said) => string

const between =
  (mark: string): Format =>
  ({ noun, no, detail }) =>
    [[noun, no].filter(Boolean).join(' '), detail].filter(Boolean).join(mark)

/** The label already names the subject, so no noun precedes the number. */
const numbered: Format = ({ no, detail }) => [no, detail].filter(Boolean).join(': ')
const named: Format = ({ detail }) => detail
const explained = between(': ')
const spaced = between(' ')
const movedTo = between(' → ')
const revised = between('/')
const detailFirst: Format = ({ no, detail }) => [detail, no].filter(Boolean).join(' ')

const FORMATS = {
  blockRange: named,
  cancelInPersonSession: movedTo,
  cancelStaffEnrolment: numbered,
  chooseSiteLink: ({ no, detail }) => `${detail} ${no || '-'}`,
  correctStaffEnrolment: numbered,
  disableAccount: named,
  extendEnrolment: numbered,
  findPayable: numbered,
  findRecords: ({ detail }) => `검색어: ${detail}`,
  freezeCampaign: revised,
  makeExport: spaced,
  makeSessions: between('~'),
  makeSetUpLink: named,
  moveBooking: movedTo,
  openCertificate: named,
  orderExport: spaced,
  readCertificateRecord: named,
  readStaffEnrolment: numbered,
  redeemPrintCode: named,
  redrawCertificate: named,
  requestInvite: named,
  resetApp: named,
  retryJob: detailFirst,
  reviewRights: named,
  reviveOrder: spaced,
  saveCampaign: revised,
  seatFromQueue: spaced,
  sendCertificate: named,
  setCourseTax: spaced,
  steerCampaign: spaced,
  supersedeCertificate: named,
  unblockRange: named,
} satisfies Partial<Record<Labelled, Format>>

const formatOf: ReadonlyMap<string, Format> = new Map(Object.entries(FORMATS))

const subjectText = (operation: string, said: Said): string => (formatOf.get(operation) ?? explained)(said)

const VIEWS = { ...VIEW_LABELS, ...CONSOLE_VIEW_LABELS }

export const ACTION_LABELS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...CHANGE_LABELS, ...CONSOLE_LABELS, ...VIEWS }),
)

export const viewActions: readonly string[] = Object.keys(VIEWS)

/** Matches a digest of a file, whole or cut at the end of its column. */
const DIGEST = /\b[\da-f]{32,}\b\s*(·\s*)?/g

export const operationLabel = (operation: string): string => ACTION_LABELS.get(operation) ?? '기타 처리'

export function actionLabel({ operation, subjectKind, subjectNo, detail }: LoggedRow): string {
  const label = operationLabel(operation)
  if (!ACTION_LABELS.has(operation)) return label
  const noun = subjectKind === null ? '' : auditSubjectLabel[subjectKind]
  const no = subjectNo === null ? '' : `${subjectNo}`
  return [label, subjectText(operation, { noun, no, detail })].filter(Boolean).join(' ')
}

export const auditReasonText = (reason: string): string => reason.replace(DIGEST, '').trim()
