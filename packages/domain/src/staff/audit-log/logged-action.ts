import type { ApplicationNo, SessionNo, VenueNo } from '../../record-numbers.ts'
import type { DocumentKind, JobKind } from '../../platform/job/job-kinds.ts'
import { jobKindLabel } from '../../platform/job/job-kinds.ts'
import { type CaseField, caseFieldLabel } from '../member-case/member-case.ts'
import { APPROVAL_KINDS, type ApprovalKindName } from '../approval/approval.ts'
import { formatSeoulDateTime } from '../../time/seoul-day.ts'
import type { AuditSubject, AuditSubjectKind, LoggedAction } from './audit-subject.ts'

/** No screen offers these actions of the server's console. */
export type ConsoleAction =
  | 'addEmployee'
  | 'changeEmployeeRole'
  | 'changeEmployeePassword'
  | 'resetEmployeeApp'
  | 'disableEmployee'
  | 'readBookingExceptions'
  | 'redrawDocuments'

type ApprovalAction =
  | 'requestApproval'
  | 'approveChange'
  | 'rejectChange'
  | 'withdrawChange'
  | 'readApproval'
  | 'openEvidence'

type EmployeeAction = 'makeSetUpLink' | 'resetApp' | 'disableAccount' | 'reviewRights'

interface LoggedMove {
  sessionNo: SessionNo
  startsAt?: Date | undefined
  venueNo?: VenueNo | undefined
}

function logged(operation: string, kind: AuditSubjectKind, no: number, detail = ''): LoggedAction {
  return { operation, subject: { kind, no }, detail }
}

export const loggedAction = {
  readRoster: (sessionNo: SessionNo) => logged('readRoster', 'session', sessionNo),
  makeCheckInLink: (sessionNo: SessionNo) => logged('makeCheckInLink', 'session', sessionNo),
  cancelSession: (sessionNo: SessionNo, replacedByNo: number | null) =>
    logged('cancelInPersonSession', 'session', sessionNo, replacedByNo === null ? '' : `${replacedByNo}`),
  moveSession,
  makeSessions,
  decidePresence: (applicationNo: ApplicationNo, isPresent: boolean) =>
    logged('decidePresence', 'application', applicationNo, isPresent ? '출석' : '불참'),
  findRecords: (text: string): LoggedAction => ({ operation: 'findRecords', subject: null, detail: text }),
  openCase: (caseNo: number) => logged('openCase', 'case', caseNo),
  closeCase: (caseNo: number) => logged('closeCase', 'case', caseNo),
  extendCase: (caseNo: number) => logged('extendCase', 'case', caseNo),
  unmaskField: (caseNo: number, field: CaseField) =>
    logged('unmaskField', 'case', caseNo, caseFieldLabel[field]),
  retryJob: (kind: string, id: string): LoggedAction => ({
    operation: 'retryJob',
    subject: jobSubject(id),
    detail: jobKindLabel[kind as JobKind] ?? '',
  }),
  redrawDocument: (kind: DocumentKind, number: number) => logged('redrawDocument', kind, number),
  onApproval: (operation: ApprovalAction, approvalNo: number, kind: string) =>
    logged(operation, 'approval', approvalNo, APPROVAL_KINDS[kind as ApprovalKindName]?.label ?? ''),
  onEmployee: (operation: EmployeeAction, { employeeNo, loginId }: { employeeNo: number; loginId: string }) =>
    logged(operation, 'employee', employeeNo, loginId),
  onConsole: (operation: ConsoleAction, detail = ''): LoggedAction => ({ operation, subject: null, detail }),
} as const

function moveSession({ sessionNo, startsAt, venueNo }: LoggedMove): LoggedAction {
  const where = [
    ...(startsAt === undefined ? [] : [formatSeoulDateTime(startsAt)]),
    ...(venueNo === undefined ? [] : [`교육장 ${venueNo}`]),
  ].join(', ')
  return logged('moveInPersonSession', 'session', sessionNo, where)
}

/** Names the first session, and for a series the last one and their number: «15 (4건)». */
function makeSessions(sessionNos: readonly SessionNo[]): LoggedAction {
  const [first, last] = [sessionNos[0], sessionNos.at(-1)]
  if (first === undefined) return { operation: 'makeSessions', subject: null }
  return logged('makeSessions', 'session', first, first === last ? '' : `${last} (${sessionNos.length}건)`)
}

function jobSubject(id: string): AuditSubject | null {
  const [, no] = /^outbox-(\d{1,9})$/.exec(id) ?? []
  return no === undefined ? null : { kind: 'job', no: Number(no) }
}
