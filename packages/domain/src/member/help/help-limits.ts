/** A helper may ask a family, not a street, and no owner is asked repeatedly; the limits are ours. */
const HELP_ASKS_PER_DAY = 5
const HELP_TEXTS_PER_OWNER_AND_DAY = 2
const DAY_MS = 86_400_000

export function helpDayBefore(now: Date): Date {
  return new Date(now.getTime() - DAY_MS)
}

export function mayAskToHelp(askedWithinDay: number): boolean {
  return askedWithinDay < HELP_ASKS_PER_DAY
}

export function isHelpTexted({ toOwner, bySame }: { toOwner: number; bySame: number }): boolean {
  return bySame === 0 && toOwner < HELP_TEXTS_PER_OWNER_AND_DAY
}
