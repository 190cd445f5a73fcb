import { addSeoulDays, type SeoulDay, seoulDay } from '../../time/seoul-day.ts'

/**
 * A change of the texts must be announced seven days ahead, or thirty if it is to the members' disadvantage (specification
 * section 9).
 */
const NOTICE_DAYS = { usual: 7, disadvantageous: 30 } as const

/** Returns the first day on which a text announced now may take effect: today before the first member has joined. */
export function firstDayInForce(
  { isDisadvantageous, hasMembers }: { isDisadvantageous: boolean; hasMembers: boolean },
  now: Date,
): SeoulDay {
  if (!hasMembers) return seoulDay(now)
  const days = isDisadvantageous ? NOTICE_DAYS.disadvantageous : NOTICE_DAYS.usual
  return addSeoulDays(seoulDay(now), days)
}
