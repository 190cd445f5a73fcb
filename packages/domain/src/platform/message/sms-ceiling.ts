import { addSeoulDays, seoulDay, seoulInstant } from '../../time/seoul-day.ts'

/** Limits the text messages of a Seoul day across all processes. */
export interface SmsCeiling {
  aDay: number
  keptForUrgent: number
}

export function smsAllowance({ aDay, keptForUrgent }: SmsCeiling, isUrgent: boolean): number {
  return isUrgent ? aDay : Math.max(0, aDay - keptForUrgent)
}

/** A message stopped by the limit goes the next morning, after the night in which none goes out. */
export function smsGoesOnAt(now: Date): Date {
  return seoulInstant(addSeoulDays(seoulDay(now), 1), '08:00')
}
