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
  offlineEducationNo: number
  startsAt?: Date
  sceneNo?: number
}

/** As long as the log's column. */
const LENGTH = 60

/** What the staff's log calls an act: the operation, then what it was about. Screens and the console write the same. */
export const loggedAct = {
  readRoster: (offlineEducationNo: number) => `readRoster 회차 ${offlineEducationNo}`,
  makeDoorLink: (offlineEducationNo: number) => `makeDoorLink 회차 ${offlineEducationNo}`,
  cancelSession: (offlineEducationNo: number, replacedByNo: number | null) =>
    `cancelInPersonSession 회차 ${offlineEducationNo}${replacedByNo === null ? '' : ` → ${replacedByNo}`}`,
  moveSession,
  decidePresence: (applyEduNo: number, isPresent: boolean) =>
    `decidePresence 신청 ${applyEduNo}: ${isPresent ? '출석' : '불참'}`,
  onConsole: (act: ConsoleAct, about: string) => `${act} ${about}`.trim().slice(0, LENGTH),
} as const

/** Where it went, as far as it was said: «회차 12: 2026.12.17 13:00, 교육장 3». */
function moveSession({ offlineEducationNo, startsAt, sceneNo }: LoggedMove): string {
  const where = [
    ...(startsAt === undefined ? [] : [formatSeoulDateTime(startsAt)]),
    ...(sceneNo === undefined ? [] : [`교육장 ${sceneNo}`]),
  ].join(', ')
  return `moveInPersonSession 회차 ${offlineEducationNo}${where === '' ? '' : `: ${where}`}`.slice(0, LENGTH)
}
