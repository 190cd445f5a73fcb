import { type InPersonStatus, LIVE_IN_PERSON } from '../../in-person/enrolment/record-status.ts'
import { type IndustryType, SalesType } from '../../text.ts'
import { type EnrolmentStatus, LIVE_ONLINE } from './enrolment-status.ts'
import { industryTypeOfTrade } from './licence-number.ts'
import { isOpeningExempt } from '../exemption/exemption.ts'

/** One earlier enrolment, online or in person, of the licence or of the applicant; or an exemption that staff granted. */
export type EducationRecord = {
  /** `placeKey` of its place. */
  licenceKey: string
  /** Whether the applicant is the person enrolled. */
  isApplicants: boolean
  year: number
  salesType: SalesType
  industryType: IndustryType
  /** The province's code of today; the caller has followed its successors. */
  provinceCode: string
  /** `exempted`: the course is not required at all (`exemption.ts`). */
  status: EnrolmentStatus | InPersonStatus | 'exempted'
}

/** The place an application is for, with the known education of licence and applicant. */
export type PlaceFacts = {
  year: number
  salesType: SalesType
  industryType: IndustryType
  licenceKey: string
  /** The trade as the register names it; empty when the licence was typed by hand. */
  businessTypeName: string
  provinceCode: string
  records: readonly EducationRecord[]
}

/** Is the trade of the licence one of ours, and the chosen one? */
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

/** Was the yearly course completed this year, online or in a venue, or is it not required? */
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
 * Was the new-operator course completed already? It belongs to the person: recognised for the same trade without limit of
 * time (Enforcement Rule Art. 52③), and not inherited with another person's licence.
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
 * Has education completed, or an exemption granted, since then made an admitted application needless? Education that is only under
 * way elsewhere covers nothing yet.
 */
export function isNoLongerNeeded(facts: PlaceFacts): boolean {
  const which = facts.salesType === SalesType.new ? openingCase(facts) : yearlyCase(facts)
  return which !== null && which !== 'ALREADY_APPLIED'
}

/** Cases in which completed education makes this course needless; the certificate of it is what the person needs. */
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

/** Is this the completed education of the applicant that the case was decided by? */
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

/** None of our three trades is in the group of another (Enforcement Rule Art. 52③), so alike means the same. */
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
