import type { ApplicationNo, EnrolmentNo, SessionNo, VenueNo } from '../../record-numbers.ts'
import { type DocumentKind, documentKindLabel } from '../../platform/job/job-kinds.ts'
import { type CaseField, caseFieldLabel } from '../member-case/member-case.ts'
import { formatSeoulDateTime } from '../../time/seoul-day.ts'

/** Acts of the server's console that no screen offers. */
export type ConsoleAction =
  | 'addEmployee'
  | 'changeEmployeeRole'
  | 'changeEmployeePassword'
  | 'resetEmployeeApp'
  | 'disableEmployee'
  | 'readAttention'
  | 'redrawDocuments'

/** Acts and looks at a change that two people make. */
type ApprovalAction =
  | 'requestApproval'
  | 'approveChange'
  | 'rejectChange'
  | 'withdrawChange'
  | 'readApproval'
  | 'openEvidence'

/** Acts of headquarters on an employee's account. */
type EmployeeAction = 'makeSetUpLink' | 'resetApp' | 'disableAccount' | 'reviewRights'

type VenueAction = 'saveVenue' | 'retireVenue'
type InstructorAction = 'saveInstructor' | 'endInstructor' | 'openInstructorContact'

export interface LoggedMove {
  sessionNo: SessionNo
  startsAt?: Date
  venueNo?: VenueNo
}

/** The length of the log's column. */
const LENGTH = 60

/** The name of an act in the staff's log: the operation and its subject. Screens and console write the same. */
export const loggedAction = {
  readRoster: (sessionNo: SessionNo) => `readRoster 회차 ${sessionNo}`,
  makeCheckInLink: (sessionNo: SessionNo) => `makeCheckInLink 회차 ${sessionNo}`,
  extendEnrolment: (enrolmentNo: EnrolmentNo, untilOn: string) =>
    `extendEnrolment ${enrolmentNo}: ${untilOn}`,
  markPresence: (applicationNo: ApplicationNo, direction: 'in' | 'out') =>
    `markPresence 신청 ${applicationNo}: ${direction === 'in' ? '입실' : '퇴실'}`,
  moveBooking: (applicationNo: ApplicationNo, sessionNo: SessionNo) =>
    `moveBooking 신청 ${applicationNo} → 회차 ${sessionNo}`,
  cancelSession: (sessionNo: SessionNo, replacedByNo: number | null) =>
    `cancelInPersonSession 회차 ${sessionNo}${replacedByNo === null ? '' : ` → ${replacedByNo}`}`,
  moveSession,
  makeSessions,
  changeSeats: (sessionNo: SessionNo, capacity: number) => `changeSeats 회차 ${sessionNo}: ${capacity}석`,
  setApplications: (sessionNo: SessionNo, closesAt: Date | null) =>
    `setApplications 회차 ${sessionNo}: ${closesAt ? `${formatSeoulDateTime(closesAt)}까지` : '마감'}`,
  saveTimetable: (sessionNo: SessionNo, lessons: number) =>
    `saveTimetable 회차 ${sessionNo}: 강의 ${lessons}개`,
  onVenue: (action: VenueAction, venueNo: VenueNo, text = '') =>
    aboutOne(`${action} 교육장 ${venueNo}`, text),
  onInstructor: (action: InstructorAction, instructorNo: number, text = '') =>
    aboutOne(`${action} 강사 ${instructorNo}`, text),
  decidePresence: (applicationNo: ApplicationNo, isPresent: boolean) =>
    `decidePresence 신청 ${applicationNo}: ${isPresent ? '출석' : '불참'}`,
  findRecords: (text: string) => `findRecords 검색어: ${text}`.slice(0, LENGTH),
  openCase: (caseNo: number) => `openCase 상담 ${caseNo}`,
  closeCase: (caseNo: number) => `closeCase 상담 ${caseNo}`,
  extendCase: (caseNo: number) => `extendCase 상담 ${caseNo}`,
  unmaskField: (caseNo: number, field: CaseField) =>
    `unmaskField 상담 ${caseNo}: ${caseFieldLabel[field]}`.slice(0, LENGTH),
  retryJob: (kind: string, id: string) => `retryJob ${kind} ${id}`.slice(0, LENGTH),
  redrawDocument: (kind: DocumentKind, number: number) =>
    `redrawDocument ${documentKindLabel[kind]} ${number}`,
  onApproval: (action: ApprovalAction, approvalNo: number, kind: string) =>
    `${action} 결재 ${approvalNo}: ${kind}`,
  onEmployee: (action: EmployeeAction, loginId: string) => `${action} ${loginId}`.slice(0, LENGTH),
  onConsole: (action: ConsoleAction, about: string) => `${action} ${about}`.trim().slice(0, LENGTH),
} as const

/** The new time and venue of a session, as far as they were given: «회차 12: 2026.12.17 13:00, 교육장 3». */
function moveSession({ sessionNo, startsAt, venueNo }: LoggedMove): string {
  const where = [
    ...(startsAt === undefined ? [] : [formatSeoulDateTime(startsAt)]),
    ...(venueNo === undefined ? [] : [`교육장 ${venueNo}`]),
  ].join(', ')
  return `moveInPersonSession 회차 ${sessionNo}${where === '' ? '' : `: ${where}`}`.slice(0, LENGTH)
}

const aboutOne = (action: string, text: string): string => (text === '' ? action : `${action}: ${text}`)

/** «회차 12», or of a series «회차 12~15 (4건)». */
function makeSessions(sessionNos: readonly SessionNo[]): string {
  const [first, last] = [sessionNos[0], sessionNos.at(-1)]
  return `makeSessions 회차 ${first === last ? `${first}` : `${first}~${last} (${sessionNos.length}건)`}`
}
