import { formatSeoulDateTime } from '../time/seoul-day.ts'

/** What is done at the server's console and on no screen. */
export type ConsoleAct =
  | 'addEmployee'
  | 'changeEmployeeRole'
  | 'changeEmployeePassword'
  | 'resetEmployeeApp'
  | 'disableEmployee'
  | 'readAttention'
  | 'retryJob'

export interface LoggedMove {
  sessionNo: number
  startsAt?: Date
  venueNo?: number
}

/** As long as the log's column. */
const LENGTH = 60

/** What the staff's log calls an act: the operation, then what it was about. Screens and the console write the same. */
export const loggedAct = {
  readRoster: (sessionNo: number) => `readRoster 회차 ${sessionNo}`,
  makeDoorLink: (sessionNo: number) => `makeDoorLink 회차 ${sessionNo}`,
  cancelSession: (sessionNo: number, replacedByNo: number | null) =>
    `cancelInPersonSession 회차 ${sessionNo}${replacedByNo === null ? '' : ` → ${replacedByNo}`}`,
  moveSession,
  decidePresence: (applicationNo: number, isPresent: boolean) =>
    `decidePresence 신청 ${applicationNo}: ${isPresent ? '출석' : '불참'}`,
  onConsole: (act: ConsoleAct, about: string) => `${act} ${about}`.trim().slice(0, LENGTH),
} as const

/** Where it went, as far as it was said: «회차 12: 2026.12.17 13:00, 교육장 3». */
function moveSession({ sessionNo, startsAt, venueNo }: LoggedMove): string {
  const where = [
    ...(startsAt === undefined ? [] : [formatSeoulDateTime(startsAt)]),
    ...(venueNo === undefined ? [] : [`교육장 ${venueNo}`]),
  ].join(', ')
  return `moveInPersonSession 회차 ${sessionNo}${where === '' ? '' : `: ${where}`}`.slice(0, LENGTH)
}
