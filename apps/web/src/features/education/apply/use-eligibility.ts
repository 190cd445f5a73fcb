import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { checkEligibility } from '@hygiene/contracts/education/enrolment/check-eligibility'
import type { IndustryType } from '@hygiene/domain/text'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { areAllYes, eligibilityQuestion } from '../../../shared/application-form/ask-eligibility.ts'
import { isJudgeable, type Place } from '../../../shared/application-form/place.ts'

export type Eligibility = EntityOf<typeof checkEligibility>

export type PlaceEligibility = {
  query: UseQueryResult<Eligibility>
  ask: () => Promise<boolean>
}

/**
 * Checks the place as soon as it is chosen or entered. A refused application is then known before payment
 * (docs/rules/enrolment.md).
 */
export function useEligibility(industryType: IndustryType, place: Place): PlaceEligibility {
  const client = useQueryClient()
  const { licenseNumber, businessTypeName, sidoCode } = place
  const question = eligibilityQuestion(checkEligibility, {
    industryType,
    licenseNumber: licenseNumber.trim(),
    businessTypeName,
    sidoCode,
  })
  const query = useQuery({ ...question, enabled: isJudgeable(place) })
  return { query, ask: () => areAllYes([client.fetchQuery(question)]) }
}
