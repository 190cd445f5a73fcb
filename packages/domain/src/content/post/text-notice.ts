import { addSeoulDays, type SeoulDay, seoulDay } from '../../time/seoul-day.ts'

/** Specification section 9: a change of the texts is announced seven days ahead, one to the members' disadvantage thirty. */
const NOTICE_DAYS = { usual: 7, disadvantageous: 30 } as const

/** The first day on which a text announced at this instant may be in force: today before the first member has joined. */
export function firstDayInForce(
  { isDisadvantageous, hasMembers }: { isDisadvantageous: boolean; hasMembers: boolean },
  now: Date,
): SeoulDay {
  if (!hasMembers) return seoulDay(now)
  const days = isDisadvantageous ? NOTICE_DAYS.disadvantageous : NOTICE_DAYS.usual
  return addSeoulDays(seoulDay(now), days)
}
