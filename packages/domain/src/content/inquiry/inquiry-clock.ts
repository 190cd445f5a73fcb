import { lengthText } from '../../member/next-action/deadline-text.ts'
import { addWorkingMs, type WorkingHours, workingMsBetween } from './working-clock.ts'

export const inquiryTableStates = ['open', 'waiting', 'done'] as const
/** Tells whether the association must answer, the member must (the clock is stopped), or the inquiry is finished. */
export type InquiryTableState = (typeof inquiryTableStates)[number]

export interface InquiryClock {
  clockSince: Date | null
  clockUsedMs: number
  dueAt: Date | null
}

export interface InquiryTerm {
  hours: WorkingHours
  answerMinutes: number
}

const MINUTE_MS = 60_000
/** Is the maximum of the column: 596 working hours, beyond any term. */
const MOST_KEPT_MS = 2_147_483_647

export function runClock({ hours, answerMinutes }: InquiryTerm, now: Date, clockUsedMs = 0): InquiryClock {
  const left = answerMinutes * MINUTE_MS - clockUsedMs
  return { clockSince: now, clockUsedMs, dueAt: addWorkingMs(hours, now, left) }
}

export function stopClock(hours: WorkingHours, clock: InquiryClock, now: Date): InquiryClock {
  return { clockSince: null, clockUsedMs: Math.min(clockUsed(hours, clock, now), MOST_KEPT_MS), dueAt: null }
}

function clockUsed(
  hours: WorkingHours,
  { clockSince, clockUsedMs }: Pick<InquiryClock, 'clockSince' | 'clockUsedMs'>,
  now: Date,
): number {
  return clockUsedMs + (clockSince ? workingMsBetween(hours, clockSince, now) : 0)
}

/** Returns the working time until the answer is due; it is negative when the answer is late. */
export function clockLeftMs({ hours, answerMinutes }: InquiryTerm, clock: InquiryClock, now: Date): number {
  return answerMinutes * MINUTE_MS - clockUsed(hours, clock, now)
}

export function clockText(leftMs: number): string {
  if (leftMs <= -MINUTE_MS) return `지남 ${lengthText(Math.floor(-leftMs / MINUTE_MS) * 60)}`
  return leftMs <= 0 ? '지남' : `${lengthText(Math.ceil(leftMs / MINUTE_MS) * 60)} 남음`
}

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
