import { type Agreement, NO_AGREEMENT, wrongAgreement } from '../../shared/application-form/agreement.ts'
import {
  type ApplicantDraft,
  EMPTY_APPLICANT,
  wrongApplicant,
} from '../../shared/application-form/applicant.ts'
import { EMPTY_PLACE, type Place, wrongPlace } from '../../shared/application-form/place.ts'
import type { Judge } from '../../shared/forms/way.ts'

/** The application while it is being written. */
export type Draft = Place & ApplicantDraft & Agreement

export const EMPTY_DRAFT: Draft = { ...EMPTY_PLACE, ...EMPTY_APPLICANT, ...NO_AGREEMENT }

export const STEPS = ['업종·영업장 확인', '신청자 정보', '확인·결제'] as const

export function judgesOf(draft: Draft): readonly Judge[] {
  return [() => wrongPlace(draft), () => wrongApplicant(draft), () => wrongAgreement(draft)]
}
