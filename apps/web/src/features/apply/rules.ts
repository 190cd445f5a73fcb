import {
  isLicenceNumber,
  isMobilePhone,
  licenceNumberSentence,
  mobilePhoneSentence,
  normalizePhone,
} from '@hygiene/domain'
import type { Draft } from './draft.ts'

/** What is wrong, in the order of the screen. */
export type Wrong = Partial<Record<keyof Draft, string>>

export const STEPS = ['업종·영업장 확인', '신청자 정보', '확인·결제'] as const

/** The same limits as the contract `applyOnline`; the server judges again. */
export function wrongPlace(draft: Draft): Wrong {
  const wrong: Wrong = {}
  if (draft.licenseNumber.trim() === '') wrong.licenseNumber = '영업신고번호를 입력해주세요.'
  else if (!isLicenceNumber(draft.licenseNumber)) wrong.licenseNumber = licenceNumberSentence
  if (draft.businessName.trim() === '') wrong.businessName = '업소명을 입력해주세요.'
  if (draft.representative.trim() === '') wrong.representative = '대표자명을 입력해주세요.'
  else if (draft.representative.includes('*')) {
    wrong.representative = '별표(*)를 지우고 대표자명을 모두 입력해주세요.'
  }
  if (draft.address.trim() === '') wrong.address = '영업장 주소를 입력해주세요.'
  if (!/^\d{10}$/.test(draft.sidoCode)) wrong.sidoCode = '영업장이 있는 시·도를 골라주세요.'
  return wrong
}

export function wrongApplicant(draft: Draft): Wrong {
  const wrong: Wrong = {}
  if (draft.phone.trim() === '') wrong.phone = '휴대전화 번호를 입력해주세요.'
  else if (!isMobilePhone(draft.phone)) wrong.phone = mobilePhoneSentence
  if (draft.companyPhone.trim() !== '' && !/^0?\d{8,11}$/.test(normalizePhone(draft.companyPhone))) {
    wrong.companyPhone = '영업장 전화번호를 다시 확인해주세요. 예: 02-123-4567'
  }
  if (draft.positionType === '') wrong.positionType = '교육받으시는 분의 직위를 골라주세요.'
  return wrong
}

export function wrongConsent(draft: Draft): Wrong {
  const wrong: Wrong = {}
  if (draft.paymentType === '') wrong.paymentType = '결제 방법을 골라주세요.'
  if (!draft.privacyConsent) wrong.privacyConsent = '개인정보 수집·이용에 동의해주세요.'
  return wrong
}

const JUDGES = [wrongPlace, wrongApplicant, wrongConsent] as const

/** Steps are counted from 1. */
export function wrongInStep(step: number, draft: Draft): Wrong {
  return JUDGES[step - 1]?.(draft) ?? {}
}

/** How far an address may lead: nobody reaches a step before the earlier ones are right. */
export function reachableStep(asked: number, draft: Draft): number {
  const firstWrong = [1, 2].find((step) => Object.keys(wrongInStep(step, draft)).length > 0) ?? STEPS.length
  return Math.min(Math.max(1, Math.trunc(asked) || 1), firstWrong)
}
