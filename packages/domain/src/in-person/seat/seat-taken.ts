export type Seat = 'waiting' | 'held' | 'sold' | 'released'

export const seatTaken = {
  waiting: 'never',
  held: 'whileHeld',
  sold: 'always',
  released: 'never',
} as const satisfies Record<Seat, 'always' | 'whileHeld' | 'never'>

type SeatFacts = { seat: Seat; heldUntil: Date | null }

/** The clock alone decides: an expired hold is free before a job has recorded it. */
export function hasSeat({ seat, heldUntil }: SeatFacts, now: Date): boolean {
  if (seatTaken[seat] !== 'whileHeld') return seatTaken[seat] === 'always'
  return heldUntil !== null && heldUntil > now
}

/** Only a held seat has an end of its hold; an unpaid application ends with it. */
export function hasHoldLapsed({ heldUntil }: Pick<SeatFacts, 'heldUntil'>, now: Date): boolean {
  return heldUntil !== null && heldUntil <= now
}
