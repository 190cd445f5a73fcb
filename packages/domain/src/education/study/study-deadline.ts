import { endOfStudy, type StudyTerm } from './study-term.ts'
import { formatMonthDay, monthDayOnScreen } from '../../in-person/session/session-text.ts'
import { endOfSeoulYear, seoulInstant, type SeoulDay } from '../../time/seoul-day.ts'

/** Is the single deadline of a course year, for applying and for finishing: 31 December 18:00, Seoul. The rule is ours. */
export function studyDeadline(year: number): Date {
  return seoulInstant(`${year}-12-31`, '18:00')
}

/** Returns the deadline; after it, a person who is still studying has until midnight (docs/rules/enrolment.md). */
export function finishUntil(term: StudyTerm, now: Date): Date {
  const { year, extendedToOn } = term
  return extendedToOn === null && now < studyDeadline(year) ? studyDeadline(year) : endOfStudy(term)
}

export function termUntil(lastDay: SeoulDay, now: Date): Date {
  const year = Number(lastDay.slice(0, 4))
  const isExtended = !lastDay.endsWith('-12-31')
  return isExtended
    ? endOfStudy({ year: year - 1, extendedToOn: lastDay })
    : finishUntil({ year, extendedToOn: null }, now)
}

export function studyDeadlineText(year: number): string {
  return `${formatMonthDay(`${year}-12-31`)} 18시`
}

/**
 * Formats «12월 31일(목) 18시까지 마치셔야 합니다.» Minutes are accepted until midnight, but only a person still studying after 18:00 learns
 * this.
 */
export function studyDeadlineSentence(year: number, now: Date): string {
  if (now >= endOfSeoulYear(year)) return '교육 기간이 끝났습니다.'
  if (now >= studyDeadline(year)) return '오늘 밤 12시까지 마치실 수 있습니다.'
  return `${monthDayOnScreen(`${year}-12-31`)} 18시까지 마치셔야 합니다.`
}
