import { seoulDay } from '@hygiene/domain/time/seoul-day'

export interface ShownDates {
  shownFrom: Date | null
  shownUntil: Date | null
}

/** The bounds of what may be told on the Seoul day of `now`: with `isToday` 0 also what is over, never what is ahead. */
export function shownBy(now: Date, isToday: 0 | 1) {
  const today = new Date(seoulDay(now))
  const begun = { OR: [{ shownFrom: null }, { shownFrom: { lte: today } }] }
  const lasting = { OR: [{ shownUntil: null }, { shownUntil: { gte: today } }] }
  return { AND: isToday === 1 ? [begun, lasting] : [begun] }
}

/** Is it shown on the Seoul day of `now`? Both days are included. */
export function isShownOn({ shownFrom, shownUntil }: ShownDates, now: Date): boolean {
  const today = new Date(seoulDay(now))
  return (shownFrom === null || shownFrom <= today) && (shownUntil === null || shownUntil >= today)
}
