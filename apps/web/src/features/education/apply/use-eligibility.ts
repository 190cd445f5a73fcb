import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { checkEligibility } from '@hygiene/contracts/education/enrolment/check-eligibility'
import type { IndustryType } from '@hygiene/domain/text'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { areAllYes, eligibilityQuestion } from '../../../shared/application-form/ask-eligibility.ts'
import { isJudgeable, type Place } from '../../../shared/application-form/place.ts'

export type Eligibility = EntityOf<typeof checkEligibility>

export type PlaceEligibility = {
  query: UseQueryResult<Eligibility>
  /** Waits for the verdict. */
  ask: () => Promise<boolean>
}

/** Whether the place may be applied for, asked as soon as it is chosen or written: no person pays for nothing (docs/rules/enrolment.md). */
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
