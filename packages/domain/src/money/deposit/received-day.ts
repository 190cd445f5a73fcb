import { type SeoulDay, seoulDay } from '../../time/seoul-day.ts'
import { type Verdict, allowed, denied } from '../../verdict.ts'

export function judgeReceivedDay(
  receivedOn: SeoulDay,
  appliedAt: Date,
  now: Date,
): Verdict<'RECEIVED_DAY_WRONG'> {
  const isPlausible = seoulDay(appliedAt) <= receivedOn && receivedOn <= seoulDay(now)
  return isPlausible ? allowed() : denied('RECEIVED_DAY_WRONG')
}
