import { type EnrolmentStatus, isUnderStudy } from '../enrolment/enrolment-status.ts'
import {
  addSeoulDays,
  endOfSeoulYear,
  type SeoulDay,
  seoulDay,
  startOfSeoulDay,
} from '../../time/seoul-day.ts'
import { allowed, denied, type Verdict } from '../../verdict.ts'

/** How long an enrolment can be studied: its education year, and more where staff gave it. */
export type StudyTerm = {
  /** The education year. */
  year: number
  /** The last day, where staff extended it (docs/rules/study-extension.md). */
  extendedToOn: SeoulDay | null
}

/** `endDate` of a course on the wire: the last day on which it can be studied. */
export function lastStudyDay({ year, extendedToOn }: StudyTerm): SeoulDay {
  return extendedToOn ?? `${year}-12-31`
}

/** The first instant at which the enrolment can no longer be studied. */
export function endOfStudy(term: StudyTerm): Date {
  const { year, extendedToOn } = term
  return extendedToOn === null ? endOfSeoulYear(year) : startOfSeoulDay(addSeoulDays(extendedToOn, 1))
}

/** The last day that an extension can give: the end of the following January. Ours. */
export function lastExtensionDay(year: number): SeoulDay {
  return `${year + 1}-01-31`
}

export type ExtendRefusal = 'NOT_PAID_YET' | 'EXTENSION_ENDED' | 'EXTENSION_DAY'

/** Only what is under study now can get more days, and only more than it has (docs/rules/study-extension.md). */
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
