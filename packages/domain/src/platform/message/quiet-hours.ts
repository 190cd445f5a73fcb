import { addSeoulDays, seoulDay, seoulInstant, seoulTime } from '../../time/seoul-day.ts'

const NIGHT_FROM = '21:00'
const NIGHT_UNTIL = '08:00'

/** Returns the end of the night in which no text message goes out (21:00 to 08:00 Seoul time, our choice); null by day. */
export function nightUntil(now: Date): Date | null {
  const time = seoulTime(now)
  if (time < NIGHT_UNTIL) return seoulInstant(seoulDay(now), NIGHT_UNTIL)
  return time < NIGHT_FROM ? null : seoulInstant(addSeoulDays(seoulDay(now), 1), NIGHT_UNTIL)
}
