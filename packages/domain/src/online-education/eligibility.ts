import { IndustryType, OnlineType, SalesType } from '../words.ts'
import { type ApplicationWindow, applicationClosedSentence, isApplicationOpen } from './application-window.ts'
import {
  type EligibilityCase,
  eligibilityGround,
  eligibilitySentence,
  tradeDiffersSentence,
} from './eligibility-words.ts'
import { type EnrolmentStatus, isLive } from './enrolment-status.ts'
import { industryTypeOfTrade, licenceKey } from './licence-number.ts'

/** One earlier enrolment, online or in person, of the licence or of the applicant. */
export type EducationRecord = {
  licenceNo: string
  /** Whether the applicant is the person enrolled. */
  isApplicants: boolean
  year: number
  salesType: SalesType
  industryType: IndustryType
  /** As the province is numbered today: the caller follows successors. */
  provinceCode: string
  status: EnrolmentStatus
}

export type EligibilityFacts = {
  year: number
  salesType: SalesType
  industryType: IndustryType
  onlineType: OnlineType
  licenceNo: string
  /** The trade as the register names it; empty when the licence was typed by hand. */
  businessTypeName: string
  provinceCode: string
  records: readonly EducationRecord[]
  windows: readonly ApplicationWindow[]
  /** Art. 41⑦: islands and epidemics; off unless the association switches it on. */
  isRemoteAllowedForNew?: boolean
}

export type Eligibility = {
  eligible: boolean
  case: EligibilityCase
  sentence: string
  ground: string
  /** Nobody pays for nothing, not even on request. */
  overridable: false
}

/** Says before anybody pays which case applies and why; what never changes comes before what time mends. */
export function judgeEligibility(facts: EligibilityFacts, now: Date): Eligibility {
  if (needsCollective(facts)) return answer('NEW_OPERATOR_NEEDS_COLLECTIVE')

  const trade = facts.businessTypeName.trim()
  const tradeType = industryTypeOfTrade(trade)
  if (trade !== '' && tradeType === null) return answer('TRADE_NOT_SERVED')
  if (tradeType !== null && tradeType !== facts.industryType) {
    return answer('TRADE_NOT_SERVED', tradeDiffersSentence)
  }

  const known = caseOfRecords(facts)
  if (known !== null) return answer(known)
  if (!isApplicationOpen(facts.windows, now)) {
    return answer('OUTSIDE_PERIOD', applicationClosedSentence(facts.windows, now))
  }
  return answer('ELIGIBLE_YEARLY')
}

type RecordCase =
  | 'ALREADY_TRAINED_THIS_YEAR'
  | 'NEW_OPERATOR_COURSE_THIS_YEAR'
  | 'COVERED_BY_SAME_PROVINCE'
  | 'ALREADY_APPLIED'

function caseOfRecords(facts: EligibilityFacts): RecordCase | null {
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
  if (thisYear.some((record) => isSameCourse(record, facts) && isLive(record.status)))
    return 'ALREADY_APPLIED'
  return null
}

function needsCollective(facts: EligibilityFacts): boolean {
  const isNewOnline = facts.salesType === SalesType.new && facts.onlineType === OnlineType.online
  return isNewOnline && facts.isRemoteAllowedForNew !== true
}

function isSameLicence(record: EducationRecord, facts: EligibilityFacts): boolean {
  return licenceKey(record.licenceNo) === licenceKey(facts.licenceNo)
}

/** None of our three trades is in the group of another (Enforcement Rule Art. 52③), so alike means the same. */
function isSameTrade(record: EducationRecord, facts: EligibilityFacts): boolean {
  return record.isApplicants && record.industryType === facts.industryType
}

function isSameCourse(record: EducationRecord, facts: EligibilityFacts): boolean {
  return (
    isSameLicence(record, facts) &&
    record.salesType === facts.salesType &&
    record.industryType === facts.industryType
  )
}

function answer(which: 'OUTSIDE_PERIOD', sentence: string): Eligibility
function answer(which: Exclude<EligibilityCase, 'OUTSIDE_PERIOD'>, sentence?: string): Eligibility
function answer(which: EligibilityCase, sentence?: string): Eligibility {
  return {
    eligible: which === 'ELIGIBLE_YEARLY',
    case: which,
    sentence: sentence ?? (which === 'OUTSIDE_PERIOD' ? '' : eligibilitySentence[which]),
    ground: eligibilityGround[which],
    overridable: false,
  }
}
