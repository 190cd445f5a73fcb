import type { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import {
  isMobilePhone,
  isPhone,
  mobilePhoneSentence,
  phoneSentence,
} from '@hygiene/domain/member/account/phone'
import type { Wrong } from '@hygiene/client/use-fields'

export type Applicant = EntityOf<typeof fetchUser>

export type ApplicantDraft = { phone: string; companyPhone: string; positionType: '' | '1' | '2' }

export const EMPTY_APPLICANT: ApplicantDraft = { phone: '', companyPhone: '', positionType: '' }

export function wrongApplicant(draft: ApplicantDraft): Wrong<ApplicantDraft> {
  const wrong: Wrong<ApplicantDraft> = {}
  if (draft.phone.trim() === '') wrong.phone = '휴대전화 번호를 입력해주세요.'
  else if (!isMobilePhone(draft.phone)) wrong.phone = mobilePhoneSentence
  if (!isPhone(draft.companyPhone)) wrong.companyPhone = phoneSentence
  if (draft.positionType === '') wrong.positionType = '교육받으시는 분의 직위를 골라주세요.'
  return wrong
}

export function positionOf({ positionType }: ApplicantDraft): 1 | 2 {
  return positionType === '2' ? 2 : 1
}
