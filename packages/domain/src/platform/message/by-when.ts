import { seoulDay, seoulTime } from '../../time/seoul-day.ts'

/** Formats '12/31 18시', '11/25 14:30'; midnight is '밤12시' of the day it ends. */
export function byWhen(at: Date): string {
  const time = seoulTime(at)
  const [, month, day] = seoulDay(time === '00:00' ? new Date(at.getTime() - 1) : at).split('-')
  const hour = time.endsWith(':00') ? `${Number(time.slice(0, 2))}시` : time
  return `${Number(month)}/${Number(day)} ${time === '00:00' ? '밤12시' : hour}`
}
