import { seoulTime } from '../../time/seoul-day.ts'

/**
 * Whether the register of food businesses may be asked now: the service refuses calls from 9:00 to 19:00 of Seoul (its code
 * ERROR-503), and gives the changes of the day after 19:00 only. Half an hour on either side allows for clocks.
 */
export function mayAskRegister(now: Date): boolean {
  const time = seoulTime(now)
  return time >= '19:30' || time < '08:30'
}
