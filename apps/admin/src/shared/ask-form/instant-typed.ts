import { seoulDay, seoulInstant, seoulTime } from '@hygiene/domain/time/seoul-day'

/** Converts the value of a datetime field in Seoul time to an instant. Returns undefined for an empty field. */
export function instantTyped(typed: string): string | undefined {
  const [day, time] = typed.split('T')
  return day && time ? seoulInstant(day, time.slice(0, 5)).toISOString() : undefined
}

export function typedInstant(instant: string): string {
  const at = new Date(instant)
  return `${seoulDay(at)}T${seoulTime(at)}`
}
