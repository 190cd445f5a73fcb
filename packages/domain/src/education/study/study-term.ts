import { type EnrolmentStatus, isUnderStudy } from '../enrolment/enrolment-status.ts'
import {
  addSeoulDays,
  endOfSeoulYear,
  type SeoulDay,
  seoulDay,
  startOfSeoulDay,
} from '../../time/seoul-day.ts'
import { allowed, denied, type Verdict } from '../../verdict.ts'

/** An enrolment can be studied in its education year, or longer if staff extended it. */
export type StudyTerm = {
  year: number
  extendedToOn: SeoulDay | null
}

export function lastStudyDay({ year, extendedToOn }: StudyTerm): SeoulDay {
  return extendedToOn ?? `${year}-12-31`
}

export function endOfStudy(term: StudyTerm): Date {
  const { year, extendedToOn } = term
  return extendedToOn === null ? endOfSeoulYear(year) : startOfSeoulDay(addSeoulDays(extendedToOn, 1))
}

/** Limits an extension to the end of the following January; the limit is ours. */
export function lastExtensionDay(year: number): SeoulDay {
  return `${year + 1}-01-31`
}

export type ExtendRefusal = 'NOT_PAID_YET' | 'EXTENSION_ENDED' | 'EXTENSION_DAY'

/** Extends only an enrolment under study, and only to a later day (docs/rules/study-extension.md). */
export function mayExtendStudy(
  enrolment: StudyTerm & { status: EnrolmentStatus },
  untilOn: SeoulDay,
  now: Date,
): Verdict<ExtendRefusal> {
  const { status, year } = enrolment
  if (status === 'applied') return denied('NOT_PAID_YET')
  if (!isUnderStudy(status) || now >= endOfStudy(enrolment)) return denied('EXTENSION_ENDED')
  const isMore = untilOn > lastStudyDay(enrolment) && untilOn >= seoulDay(now)
  return isMore && untilOn <= lastExtensionDay(year) ? allowed() : denied('EXTENSION_DAY')
}
