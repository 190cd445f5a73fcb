export type Seat = 'waiting' | 'held' | 'sold' | 'released'

/** For how long each state of a seat keeps it from others. */
export const seatTaken = {
  waiting: 'never',
  held: 'whileHeld',
  sold: 'always',
  released: 'never',
} as const satisfies Record<Seat, 'always' | 'whileHeld' | 'never'>

type SeatFacts = { seat: Seat; heldUntil: Date | null }

/** By the clock alone: a hold that ran out is free before a job has written so. */
export function hasSeat({ seat, heldUntil }: SeatFacts, now: Date): boolean {
  if (seatTaken[seat] !== 'whileHeld') return seatTaken[seat] === 'always'
  return heldUntil !== null && heldUntil > now
}

/** Only a held seat has an instant until which it is held; an unpaid application ends with it. */
export function hasHoldLapsed({ heldUntil }: Pick<SeatFacts, 'heldUntil'>, now: Date): boolean {
  return heldUntil !== null && heldUntil <= now
}
