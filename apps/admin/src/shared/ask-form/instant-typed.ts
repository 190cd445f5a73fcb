import { seoulDay, seoulInstant, seoulTime } from '@hygiene/domain/time/seoul-day'

/** The value of a datetime field, on Seoul's clocks, as an instant; undefined where it is empty. */
export function instantTyped(typed: string): string | undefined {
  const [day, time] = typed.split('T')
  return day && time ? seoulInstant(day, time.slice(0, 5)).toISOString() : undefined
}

/** The reverse: the text of the field for an instant. */
export function typedInstant(instant: string): string {
  const at = new Date(instant)
  return `${seoulDay(at)}T${seoulTime(at)}`
}
