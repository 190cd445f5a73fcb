export interface Acknowledged {
  readonly begunAt: Date
  readonly watched: Map<string, { enrolmentNo: number; lectureNo: number; credited: number; since: number }>
  readonly booked: Map<number, number>
  readonly paid: Set<string>
  readonly unpaid: Set<string>
  readonly short: Set<string>
  asked: number
  readonly refused: Set<string>
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
