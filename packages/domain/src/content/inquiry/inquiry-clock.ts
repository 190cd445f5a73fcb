import { lengthText } from '../../member/next-action/deadline-text.ts'
import { addWorkingMs, type WorkingHours, workingMsBetween } from './working-clock.ts'

export const inquiryTableStates = ['open', 'waiting', 'done'] as const
/** Ours to answer, the member’s turn (the clock stands still), or finished. */
export type InquiryTableState = (typeof inquiryTableStates)[number]

/** The clock of an answer as it is kept: it runs since `clockSince`, or stands still where that is null. */
export interface InquiryClock {
  clockSince: Date | null
  /** Working time of earlier runs. */
  clockUsedMs: number
  /** When the answer is due; null while the clock stands still. */
  dueAt: Date | null
}

/** The term of an answer in working time. */
export interface InquiryTerm {
  hours: WorkingHours
  answerMinutes: number
}

const MINUTE_MS = 60_000
/** As much as its column holds: 596 working hours, long past any term. */
const MOST_KEPT_MS = 2_147_483_647

/** A clock that begins, or goes on after `clockUsedMs`. */
export function runClock({ hours, answerMinutes }: InquiryTerm, now: Date, clockUsedMs = 0): InquiryClock {
  const left = answerMinutes * MINUTE_MS - clockUsedMs
  return { clockSince: now, clockUsedMs, dueAt: addWorkingMs(hours, now, left) }
}

/** The clock stands still and keeps what it has used. */
export function stopClock(hours: WorkingHours, clock: InquiryClock, now: Date): InquiryClock {
  return { clockSince: null, clockUsedMs: Math.min(clockUsed(hours, clock, now), MOST_KEPT_MS), dueAt: null }
}

/** Working time used up to `now`, in milliseconds. */
function clockUsed(
  hours: WorkingHours,
  { clockSince, clockUsedMs }: Pick<InquiryClock, 'clockSince' | 'clockUsedMs'>,
  now: Date,
): number {
  return clockUsedMs + (clockSince ? workingMsBetween(hours, clockSince, now) : 0)
}

/** Working time left until the answer is due: negative where it is late, by the working time since. */
export function clockLeftMs({ hours, answerMinutes }: InquiryTerm, clock: InquiryClock, now: Date): number {
  return answerMinutes * MINUTE_MS - clockUsed(hours, clock, now)
}

/** «12분 남음», «지남 1시간 20분»; the last minute counts as one. */
export function clockText(leftMs: number): string {
  if (leftMs <= -MINUTE_MS) return `지남 ${lengthText(Math.floor(-leftMs / MINUTE_MS) * 60)}`
  return leftMs <= 0 ? '지남' : `${lengthText(Math.ceil(leftMs / MINUTE_MS) * 60)} 남음`
}

/** The state of an inquiry in one phrase; `leftMs` of a running clock. */
export function inquiryStateText(inquiry: {
  tableState: InquiryTableState
  isPassedOn: boolean
  leftMs: number | null
}): string {
  if (inquiry.tableState === 'done') return '마침'
  if (inquiry.tableState === 'waiting') return '답 기다림(시계 멈춤)'
  const left = inquiry.leftMs === null ? '' : clockText(inquiry.leftMs)
  return [inquiry.isPassedOn ? '넘김' : '', left].filter(Boolean).join(' · ')
}
