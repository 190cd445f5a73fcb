import { monthDayOnScreen } from '../../in-person/session/session-text.ts'
import { type SeoulDay, seoulDay, seoulTime, startOfSeoulDay } from '../../time/seoul-day.ts'
import type { Action, ActionState } from './next-action.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export function instantOnScreen(at: Date, now: Date): string {
  const day = dayOf(at)
  return `${day === seoulDay(now) ? '오늘' : monthDayOnScreen(day)} ${hourText(seoulTime(at))}`
}

function hourText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  if (hour === 0 && minute === 0) return '밤 12시'
  if (minute === 0) return `${hour}시`
  return `${hour < 12 ? '오전' : '오후'} ${hour % 12 === 0 ? 12 : hour % 12}시 ${minute}분`
}

/** Midnight counts as the end of the previous day. */
function dayOf(at: Date): SeoulDay {
  return seoulDay(new Date(at.getTime() - 1))
}

export function daysLeft(deadlineAt: Date, now: Date): number {
  const ahead = startOfSeoulDay(dayOf(deadlineAt)).getTime() - startOfSeoulDay(seoulDay(now)).getTime()
  return Math.max(0, ahead / DAY_MS)
}

/** Formats «39일 남음», and on the last day «3시간 남음» and «28분 남음»; a started minute counts. Returns null without a deadline. */
export function leftText({ state, deadlineAt }: Action, now: Date): string | null {
  if (deadlineAt === null || state === 'closed') return null
  const days = daysLeft(deadlineAt, now)
  if (days > 0) return `${days}일 남음`
  const leftMs = deadlineAt.getTime() - now.getTime()
  if (leftMs <= 0) return state === 'come' ? '오늘' : '기한이 지났습니다'
  return leftMs >= HOUR_MS
    ? `${Math.floor(leftMs / HOUR_MS)}시간 남음`
    : `${Math.ceil(leftMs / MINUTE_MS)}분 남음`
}

const NEAR_DAYS = 7
/** Money and seats are lost sooner than a year ends, so their deadlines are always marked. */
const ALWAYS_NEAR: readonly ActionState[] = ['pay', 'deposit', 'seat', 'offered']

export function isNear({ state, deadlineAt }: Action, now: Date): boolean {
  if (deadlineAt === null || state === 'closed') return false
  return ALWAYS_NEAR.includes(state) || daysLeft(deadlineAt, now) <= NEAR_DAYS
}

export function lengthText(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)}초`
  const minutes = Math.ceil(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return `${minutes}분`
  return minutes % 60 === 0 ? `${hours}시간` : `${hours}시간 ${minutes % 60}분`
}
