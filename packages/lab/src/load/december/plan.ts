export interface Plan {
  origins: readonly string[]
  seconds: number
  watchers: readonly Watcher[]
  recordsASecond: number
  logins: readonly Visitor[]
  venue: { sessionNo: number; atMs: number; people: readonly { memberNo: number; token: string }[] }
}

export interface Watcher {
  token: string
  enrolmentNo: number
  lectureNo: number
  leaseNo: string
}

export interface Visitor {
  atMs: number
  userId: string
  enrolmentNo: number
  lectureNo: number
}

export const KINDS = ['record', 'login', 'enrolments', 'lecture', 'booking'] as const
export type Kind = (typeof KINDS)[number]

export interface Tally {
  planned: number
  answered: number
  refused: number
  turnedAway: number
  gaveUp: number
  broken: number
  timesMs: number[]
  awayMs: number[]
}

export interface Played {
  kinds: Record<Kind, Tally>
  broken: Record<string, number>
  away: Record<string, number>
  records: (readonly [enrolmentNo: number, sequence: number, creditedMs: number])[]
  logins: string[]
  applications: number[]
  line: { notified: number; movedBack: number; inOrder: number | null }
  lateMs: number[]
}
