import { type Agreement, NO_AGREEMENT, wrongAgreement } from '../../../shared/application-form/agreement.ts'
import {
  type ApplicantDraft,
  EMPTY_APPLICANT,
  wrongApplicant,
} from '../../../shared/application-form/applicant.ts'
import { type OwnerDraft, type OwnerNames, wrongOwner } from '../../../shared/application-form/owner.ts'
import { EMPTY_PLACE, type Place, wrongPlace } from '../../../shared/application-form/place.ts'
import type { Judge } from '../../../shared/forms/reachable-step.ts'

export type Draft = Place & ApplicantDraft & OwnerDraft & Agreement

export const EMPTY_DRAFT: Draft = {
  ...EMPTY_PLACE,
  ...EMPTY_APPLICANT,
  isSharedOwner: false,
  ...NO_AGREEMENT,
}

export const STEPS = ['업종·영업장 확인', '신청자 정보', '확인·결제'] as const

/** Returns the names that decide whether the trainee is the representative. */
export function namesOf({ representative }: Place, name: string): OwnerNames {
  return { name, representatives: [representative] }
}

export function judgesOf(draft: Draft, name: string): readonly Judge[] {
  const names = namesOf(draft, name)
  return [
    () => wrongPlace(draft),
    () => ({ ...wrongApplicant(draft), ...wrongOwner(draft, names) }),
    () => wrongAgreement(draft),
  ]
}
