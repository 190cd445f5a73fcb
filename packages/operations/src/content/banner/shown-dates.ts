import { seoulDay } from '@hygiene/domain/time/seoul-day'

export interface ShownDates {
  shownFrom: Date | null
  shownUntil: Date | null
}

/** Returns the date conditions for the Seoul day of `now`. With `isToday` 0 past entries are included, but never future ones. */
export function shownBy(now: Date, isToday: 0 | 1) {
  const today = new Date(seoulDay(now))
  const begun = { OR: [{ shownFrom: null }, { shownFrom: { lte: today } }] }
  const lasting = { OR: [{ shownUntil: null }, { shownUntil: { gte: today } }] }
  return { AND: isToday === 1 ? [begun, lasting] : [begun] }
}

/** Tests the Seoul day of `now`; both ends are included. */
export function isShownOn({ shownFrom, shownUntil }: ShownDates, now: Date): boolean {
  const today = new Date(seoulDay(now))
  return (shownFrom === null || shownFrom <= today) && (shownUntil === null || shownUntil >= today)
}
