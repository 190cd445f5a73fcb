import { endOfStudy, type StudyTerm } from './study-term.ts'
import { formatMonthDay, monthDayOnScreen } from '../../in-person/session/session-text.ts'
import { endOfSeoulYear, seoulInstant, type SeoulDay } from '../../time/seoul-day.ts'

/** The one deadline of a course year, told everywhere: 31 December 18:00, Seoul, for applying and for finishing. Ours. */
export function studyDeadline(year: number): Date {
  return seoulInstant(`${year}-12-31`, '18:00')
}

/** The deadline; who is still at it then has until midnight (docs/rules/enrolment.md). */
export function finishUntil(term: StudyTerm, now: Date): Date {
  const { year, extendedToOn } = term
  return extendedToOn === null && now < studyDeadline(year) ? studyDeadline(year) : endOfStudy(term)
}

/** The same, of the last day as the wire names it. */
export function termUntil(lastDay: SeoulDay, now: Date): Date {
  const year = Number(lastDay.slice(0, 4))
  const isExtended = !lastDay.endsWith('-12-31')
  return isExtended
    ? endOfStudy({ year: year - 1, extendedToOn: lastDay })
    : finishUntil({ year, extendedToOn: null }, now)
}

/** «12월 31일(목) 18시», as text messages write it. */
export function studyDeadlineText(year: number): string {
  return `${formatMonthDay(`${year}-12-31`)} 18시`
}

/**
 * «12월 31일(목) 18시까지 마치셔야 합니다.» Minutes are accepted until midnight all the same, and only a person who is
 * still at it after 18:00 is told so.
 */
export function studyDeadlineSentence(year: number, now: Date): string {
  if (now >= endOfSeoulYear(year)) return '교육 기간이 끝났습니다.'
  if (now >= studyDeadline(year)) return '오늘 밤 12시까지 마치실 수 있습니다.'
  return `${monthDayOnScreen(`${year}-12-31`)} 18시까지 마치셔야 합니다.`
}
