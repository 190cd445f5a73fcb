/** All that the load generator is told: who does what, and when, in milliseconds from the beginning. */
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

/** What became of the calls of one kind. */
export interface Tally {
  planned: number
  answered: number
  /** A «no» of a rule, in Korean: a full venue. */
  refused: number
  /** Answers that named a time to come again. */
  turnedAway: number
  /** Calls that were still turned away when the play was over, or as often as the client comes again silently. */
  gaveUp: number
  broken: number
  /** From the planned instant to the answer, the visits before it included. */
  timesMs: number[]
  /** From one visit to its being told place and time. */
  awayMs: number[]
}

/** All that the load generator tells. */
export interface Played {
  kinds: Record<Kind, Tally>
  /** Answers that break a promise, by their words. */
  broken: Record<string, number>
  /** How often which code turned calls of a kind away. */
  away: Record<string, number>
  /** Highest acknowledged sequence and acknowledged milliseconds, by enrolment. */
  records: (readonly [enrolmentNo: number, sequence: number, creditedMs: number])[]
  logins: string[]
  applications: number[]
  line: { notified: number; movedBack: number; inOrder: number | null }
  /** How much later than planned the generator itself sent. */
  lateMs: number[]
}
