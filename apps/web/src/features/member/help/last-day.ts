import { monthDayOnScreen } from '@hygiene/domain/in-person/session/session-text'
import { seoulDay, seoulTime } from '@hygiene/domain/time/seoul-day'

export function lastDayText(until: string | null): string {
  return until === null ? '' : monthDayOnScreen(seoulDay(new Date(Date.parse(until) - 1)))
}

export function untilText(answerBy: string): string {
  const at = new Date(answerBy)
  return `${monthDayOnScreen(seoulDay(at))} ${seoulTime(at)}`
}
