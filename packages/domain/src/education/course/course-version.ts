import { endOfSeoulYear, seoulYear } from '../../time/seoul-day.ts'
import type { TaxKind } from '../../money/payment/tax.ts'
import { OnlineType } from '../../text.ts'
import { denied, type Verdict } from '../../verdict.ts'
import type { CourseRules } from './course-rules.ts'

export const courseVersionStates = ['draft', 'planned', 'running', 'past'] as const
export type CourseVersionState = (typeof courseVersionStates)[number]

export const courseVersionLabel: Record<CourseVersionState, string> = {
  draft: '초안',
  planned: '시작 전',
  running: '사용 중',
  past: '지난 버전',
}

export function courseVersionState(
  startsAt: Date | null,
  all: readonly { startsAt: Date | null }[],
  now: Date,
): CourseVersionState {
  if (startsAt === null) return 'draft'
  if (startsAt > now) return 'planned'
  const isReplaced = all.some((other) => other.startsAt && other.startsAt > startsAt && other.startsAt <= now)
  return isReplaced ? 'past' : 'running'
}

/**
 * Delays the start of a published version. Every application that read the rules before the publication has been committed by
 * then, so that each later one belongs to the new version, without a lock. The value is ours.
 */
const PUBLISH_AHEAD_MS = 60_000

export function versionStart(asked: Date | null, now: Date): Date {
  const earliest = new Date(now.getTime() + PUBLISH_AHEAD_MS)
  return asked && asked > earliest ? asked : earliest
}

/** Two people must approve changes to a running year; a future year concerns no applicant yet. */
export function needsTwoPeople({ year }: { year: number }, now: Date): boolean {
  return year <= seoulYear(now)
}

export type PublishRefusal =
  | 'COURSE_NO_LECTURES'
  | 'COURSE_NO_WINDOW'
  | 'COURSE_BANK_SHORT'
  | 'COURSE_NEEDS_TAX'
  | 'COURSE_NO_PRICE'
  | 'COURSE_NO_SURVEY'
  | 'COURSE_START_AFTER_YEAR'
  | 'COURSE_START_BEFORE_PLANNED'
  | 'COURSE_SAME_RULES'

interface Publishing {
  course: { year: number; onlineType: OnlineType; taxKind: TaxKind }
  rules: CourseRules
  bankCount: number
  hasSurvey: boolean
  startsAt: Date
  lastStartsAt: Date | null
  differences: number
}

/** Checks everything that an applicant would later miss before a draft becomes a version. */
export function mayPublish(draft: Publishing): Verdict<PublishRefusal> {
  const { course, rules, startsAt, lastStartsAt } = draft
  if (course.taxKind === 'undecided') return denied('COURSE_NEEDS_TAX')
  if (rules.priceWon === 0) return denied('COURSE_NO_PRICE')
  if (course.onlineType === OnlineType.online) {
    if (rules.lectures.length === 0) return denied('COURSE_NO_LECTURES')
    if (rules.windows.length === 0) return denied('COURSE_NO_WINDOW')
    if (draft.bankCount < rules.questionCount) return denied('COURSE_BANK_SHORT')
    if (!draft.hasSurvey) return denied('COURSE_NO_SURVEY')
  }
  if (startsAt >= endOfSeoulYear(course.year)) return denied('COURSE_START_AFTER_YEAR')
  if (lastStartsAt && startsAt <= lastStartsAt) return denied('COURSE_START_BEFORE_PLANNED')
  return draft.differences === 0 ? denied('COURSE_SAME_RULES') : { allowed: true }
}
