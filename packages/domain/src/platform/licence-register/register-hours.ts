import { seoulTime } from '../../time/seoul-day.ts'

/**
 * Returns whether the register of food businesses may be queried now: the service refuses calls from 9:00 to 19:00 Seoul time
 * (its code ERROR-503), and gives the changes of the day only after 19:00. Half an hour on either side allows for clock
 * differences.
 */
export function mayAskRegister(now: Date): boolean {
  const time = seoulTime(now)
  return time >= '19:30' || time < '08:30'
}
