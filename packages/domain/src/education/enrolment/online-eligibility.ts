import { OnlineType, SalesType } from '../../text.ts'
import { type ApplicationWindow, applicationClosedSentence, isApplicationOpen } from './application-window.ts'
import { type PlaceFacts, tradeOf, yearlyCase } from './education-records.ts'
import {
  type EligibilityCase,
  eligibilityGround,
  eligibilitySentence,
  tradeDiffersSentence,
} from './eligibility-text.ts'

export type EligibilityFacts = PlaceFacts & {
  onlineType: OnlineType
  windows: readonly ApplicationWindow[]
  /** Art. 41⑦ allows it for islands and epidemics; it is off until the association enables it. */
  isRemoteAllowedForNew?: boolean
}

export type Eligibility = {
  eligible: boolean
  case: EligibilityCase
  sentence: string
  ground: string
  /** Unnecessary education is never sold, not even on request. */
  overridable: false
}

/** Decides before payment which case applies and why. Permanent cases are judged before temporary ones. */
export function judgeEligibility(facts: EligibilityFacts, now: Date): Eligibility {
  if (needsInPerson(facts)) return answer('NEW_OPERATOR_NEEDS_COLLECTIVE')

  const trade = tradeOf(facts)
  if (trade === 'notOurs') return answer('TRADE_NOT_SERVED')
  if (trade === 'another') return answer('TRADE_NOT_SERVED', tradeDiffersSentence)

  const known = yearlyCase(facts)
  if (known !== null) return answer(known)
  if (!isApplicationOpen(facts.windows, now)) {
    return answer('OUTSIDE_PERIOD', applicationClosedSentence(facts.windows, now))
  }
  return answer('ELIGIBLE_YEARLY')
}

function needsInPerson(facts: EligibilityFacts): boolean {
  const isNewOnline = facts.salesType === SalesType.new && facts.onlineType === OnlineType.online
  return isNewOnline && facts.isRemoteAllowedForNew !== true
}

function answer(which: 'OUTSIDE_PERIOD', sentence: string): Eligibility
function answer(which: Exclude<EligibilityCase, 'OUTSIDE_PERIOD'>, sentence?: string): Eligibility
function answer(which: EligibilityCase, sentence?: string): Eligibility {
  return {
    eligible: which === 'ELIGIBLE_YEARLY',
    case: which,
    sentence: sentence ?? (which === 'OUTSIDE_PERIOD' ? '' : eligibilitySentence(which)),
    ground: eligibilityGround[which],
    overridable: false,
  }
}
