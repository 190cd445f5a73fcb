import { type InPersonStatus, LIVE_IN_PERSON } from '../../in-person/enrolment/record-status.ts'
import { type IndustryType, SalesType } from '../../text.ts'
import { type EnrolmentStatus, LIVE_ONLINE } from './enrolment-status.ts'
import { industryTypeOfTrade } from './licence-number.ts'
import { isOpeningExempt } from '../exemption/exemption.ts'

/** Is an earlier enrolment of the licence or the applicant, online or in person, or an exemption granted by staff. */
export type EducationRecord = {
  licenceKey: string
  isApplicants: boolean
  year: number
  salesType: SalesType
  industryType: IndustryType
  /** Is the present code of the province; the caller has resolved successors. */
  provinceCode: string
  /** `exempted` means that the course is not required (`exemption.ts`). */
  status: EnrolmentStatus | InPersonStatus | 'exempted'
}

export type PlaceFacts = {
  year: number
  salesType: SalesType
  industryType: IndustryType
  licenceKey: string
  /** Is the trade in the register's words; empty when the licence was typed by hand. */
  businessTypeName: string
  provinceCode: string
  records: readonly EducationRecord[]
}

export function tradeOf({
  businessTypeName,
  industryType,
}: Pick<PlaceFacts, 'businessTypeName' | 'industryType'>): 'ours' | 'another' | 'notOurs' {
  const trade = businessTypeName.trim()
  const tradeType = industryTypeOfTrade(trade)
  if (trade !== '' && tradeType === null) return 'notOurs'
  return tradeType !== null && tradeType !== industryType ? 'another' : 'ours'
}

export type YearlyCase =
  | 'ALREADY_TRAINED_THIS_YEAR'
  | 'NEW_OPERATOR_COURSE_THIS_YEAR'
  | 'COVERED_BY_SAME_PROVINCE'
  | 'CLOSED_ALL_YEAR'
  | 'ALREADY_APPLIED'

export function yearlyCase(facts: PlaceFacts): YearlyCase | null {
  const thisYear = facts.records.filter((record) => record.year === facts.year)
  const completed = thisYear.filter((record) => record.status === 'completed')
  const yearly = completed.filter((record) => record.salesType === SalesType.existing)
  const opening = completed.filter((record) => record.salesType === SalesType.new)

  if (yearly.some((record) => isSameLicence(record, facts))) return 'ALREADY_TRAINED_THIS_YEAR'
  if (opening.some((record) => isSameLicence(record, facts) || isSameTrade(record, facts))) {
    return 'NEW_OPERATOR_COURSE_THIS_YEAR'
  }
  if (yearly.some((record) => isSameTrade(record, facts) && record.provinceCode === facts.provinceCode)) {
    return 'COVERED_BY_SAME_PROVINCE'
  }
  if (thisYear.some((record) => isExempted(record, SalesType.existing) && isSameLicence(record, facts))) {
    return 'CLOSED_ALL_YEAR'
  }
  return thisYear.some((record) => isSameCourse(record, facts) && isInProgress(record))
    ? 'ALREADY_APPLIED'
    : null
}

export type OpeningCase = 'EARLIER_OPENING_COURSE' | 'LICENSED_COOK' | 'ALREADY_APPLIED'

/**
 * Finds a completed new-operator course. It belongs to the person: it is recognised for the same trade without limit of time
 * (Enforcement Rule Art. 52③), and not inherited with another person's licence.
 */
export function openingCase(facts: PlaceFacts): OpeningCase | null {
  const opening = facts.records.filter((record) => record.salesType === SalesType.new)
  if (opening.some((record) => record.status === 'completed' && isSameTrade(record, facts))) {
    return 'EARLIER_OPENING_COURSE'
  }
  const isCook = opening.some((record) => record.isApplicants && isExempted(record, SalesType.new))
  if (isCook && isOpeningExempt(facts.industryType)) return 'LICENSED_COOK'
  const ofPlace = opening.filter((record) => record.year === facts.year && isSameLicence(record, facts))
  return ofPlace.some((record) => record.status === 'completed' || isInProgress(record))
    ? 'ALREADY_APPLIED'
    : null
}

/**
 * Returns true if education completed or an exemption granted since makes an admitted application unnecessary. Education that is
 * only under way elsewhere does not count.
 */
export function isNoLongerNeeded(facts: PlaceFacts): boolean {
  const which = facts.salesType === SalesType.new ? openingCase(facts) : yearlyCase(facts)
  return which !== null && which !== 'ALREADY_APPLIED'
}

/** In these cases completed education makes the course unnecessary; the person needs that certificate instead. */
export const settledCases = [
  'ALREADY_TRAINED_THIS_YEAR',
  'COVERED_BY_SAME_PROVINCE',
  'NEW_OPERATOR_COURSE_THIS_YEAR',
  'EARLIER_OPENING_COURSE',
] as const satisfies (YearlyCase | OpeningCase)[]
export type SettledCase = (typeof settledCases)[number]

export function isSettled(which: string): which is SettledCase {
  return settledCases.some((settled) => settled === which)
}

export function isRecordOf(which: SettledCase, record: EducationRecord, facts: Omit<PlaceFacts, 'records'>) {
  const alone = { ...facts, records: [record] }
  if (!record.isApplicants || record.status !== 'completed') return false
  return (which === 'EARLIER_OPENING_COURSE' ? openingCase(alone) : yearlyCase(alone)) === which
}

const IN_PROGRESS: readonly EducationRecord['status'][] = [...LIVE_ONLINE, ...LIVE_IN_PERSON]

function isInProgress({ status }: EducationRecord): boolean {
  return IN_PROGRESS.includes(status)
}

function isExempted({ status, salesType }: EducationRecord, which: SalesType): boolean {
  return status === 'exempted' && salesType === which
}

function isSameLicence(record: EducationRecord, facts: PlaceFacts): boolean {
  return record.licenceKey === facts.licenceKey
}

/** None of our three trades is in the group of another (Enforcement Rule Art. 52③), so only the same trade counts. */
function isSameTrade(record: EducationRecord, facts: PlaceFacts): boolean {
  return record.isApplicants && record.industryType === facts.industryType
}

function isSameCourse(record: EducationRecord, facts: PlaceFacts): boolean {
  return (
    isSameLicence(record, facts) &&
    record.salesType === facts.salesType &&
    record.industryType === facts.industryType
  )
}
