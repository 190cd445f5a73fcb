/** What the service has said yes to: the measure of everything that is asked of the database afterwards. */
export interface Acknowledged {
  /** Credited seconds that a watcher was told, by enrolment and lecture; and the seconds of real time in which it watched. */
  readonly watched: Map<string, { enrolmentNo: number; lectureNo: number; credited: number; since: number }>
  /** Applications whose seat was promised. */
  readonly booked: Set<number>
  /** Orders whose money the gateway has taken. */
  readonly paid: Set<string>
  /** The sentences of every «no». */
  readonly refused: Set<string>
  /** Calls that were answered, and those that were not and were made again. */
  readonly calls: { answered: number; repeated: number }
}

export function nothingYet(): Acknowledged {
  return {
    watched: new Map(),
    booked: new Set(),
    paid: new Set(),
    refused: new Set(),
    calls: { answered: 0, repeated: 0 },
  }
}
