/** What the service has said yes to: the measure of everything that is asked of the database afterwards. */
export interface Acknowledged {
  /** When the test began. */
  readonly begunAt: Date
  /** Credited seconds that a watcher was told, by enrolment and lecture; and the seconds of real time in which it watched. */
  readonly watched: Map<string, { enrolmentNo: number; lectureNo: number; credited: number; since: number }>
  /** Applications whose seat was promised, and when (`performance.now()`). */
  readonly booked: Map<number, number>
  /** Orders whose money the gateway has taken. */
  readonly paid: Set<string>
  /** Orders that were opened and not paid. */
  readonly unpaid: Set<string>
  /** Orders of which the gateway has taken less than their sum. */
  readonly short: Set<string>
  /** Questions answered that are counted by all processes together. */
  asked: number
  /** The sentences of every «no». */
  readonly refused: Set<string>
  /** Calls that were answered, and those that were not and were made again. */
  readonly calls: { answered: number; repeated: number }
}

export function nothingYet(): Acknowledged {
  return {
    begunAt: new Date(),
    watched: new Map(),
    booked: new Map(),
    paid: new Set(),
    unpaid: new Set(),
    short: new Set(),
    asked: 0,
    refused: new Set(),
    calls: { answered: 0, repeated: 0 },
  }
}
