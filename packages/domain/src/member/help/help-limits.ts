/** Ours: a helper asks for a family, not for a street; and no owner is asked again and again. */
const HELP_ASKS_PER_DAY = 5
const HELP_TEXTS_PER_OWNER_AND_DAY = 2
const DAY_MS = 86_400_000

/** Since when the questions of a helper, and those to an owner, count. */
export function helpDayBefore(now: Date): Date {
  return new Date(now.getTime() - DAY_MS)
}

/** May a helper with these questions within the last day ask again? Questions to strangers count like any other. */
export function mayAskToHelp(askedWithinDay: number): boolean {
  return askedWithinDay < HELP_ASKS_PER_DAY
}

/** Does the owner hear of a question? `bySame`: texts within the last day that the same helper caused. */
export function isHelpTexted({ toOwner, bySame }: { toOwner: number; bySame: number }): boolean {
  return bySame === 0 && toOwner < HELP_TEXTS_PER_OWNER_AND_DAY
}
