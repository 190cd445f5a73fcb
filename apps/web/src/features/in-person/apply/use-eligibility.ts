import { checkInPersonEligibility } from '@hygiene/contracts/in-person/enrolment/check-in-person-eligibility'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { SalesType } from '@hygiene/domain/text'
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { areAllYes, eligibilityQuestion } from '../../../shared/application-form/ask-eligibility.ts'
import { isJudgeable } from '../../../shared/application-form/place.ts'
import type { Session } from '../../../shared/session-calendar/session-search.ts'
import type { TradePlace } from './places.ts'

export type Eligibility = EntityOf<typeof checkInPersonEligibility>

export type EligibilityAnswers = {
  answers: readonly UseQueryResult<Eligibility>[]
  isAllEligible: boolean
  ask: () => Promise<boolean>
  askAgain: () => Promise<void>
}

/**
 * Checks each place as soon as it is complete. A refused application is then known before payment (docs/rules/in-person.md). A
 * chosen session determines the year.
 */
export function useEligibility(places: readonly TradePlace[], session: Session | null): EligibilityAnswers {
  const client = useQueryClient()
  const questions = places.map((place) => questionOf(place, session))
  const answers = useQueries({
    queries: places.map((place) => ({ ...questionOf(place, session), enabled: isJudgeable(place) })),
  })

  return {
    answers,
    isAllEligible: answers.every(({ data }) => data?.eligible === true),
    ask: () => areAllYes(questions.map((question) => client.fetchQuery(question))),
    askAgain: () => client.invalidateQueries({ queryKey: [checkInPersonEligibility.path] }),
  }
}

function questionOf(
  { beforeReport, industryType, licenseNumber, sidoCode, ...names }: TradePlace,
  session: Session | null,
) {
  const asked = {
    salesType: SalesType.new,
    industryType,
    licenseNumber: licenseNumber.trim(),
    businessName: beforeReport ? names.businessName.trim() : '',
    businessTypeName: names.businessTypeName,
    sidoCode,
    ...(session ? { sessionNo: session.edu.sessionNo } : {}),
  }
  return eligibilityQuestion(checkInPersonEligibility, asked)
}
