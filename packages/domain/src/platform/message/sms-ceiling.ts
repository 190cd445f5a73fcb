import { addSeoulDays, seoulDay, seoulInstant } from '../../time/seoul-day.ts'

/** Text messages a Seoul day, of all processes together. */
export interface SmsCeiling {
  aDay: number
  /** The last of them, which only urgent messages and codes may have. */
  keptForUrgent: number
}

/** How many messages of its class a day may hold. */
export function smsAllowance({ aDay, keptForUrgent }: SmsCeiling, isUrgent: boolean): number {
  return isUrgent ? aDay : Math.max(0, aDay - keptForUrgent)
}

/** When a message goes on that the ceiling stopped: the next morning, after the night in which none goes out. */
export function smsGoesOnAt(now: Date): Date {
  return seoulInstant(addSeoulDays(seoulDay(now), 1), '08:00')
}
