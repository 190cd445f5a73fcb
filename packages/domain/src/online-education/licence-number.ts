import { IndustryType } from '../words.ts'

export const licenceNumberSentence = '영업신고번호는 숫자와 하이픈으로 8자 이상 입력해주세요.'

/** No public source fixes the format; old registers print hyphens, new ones eleven digits. */
export function isLicenceNumber(typed: string): boolean {
  return /^[0-9-]{8,30}$/.test(typed.trim()) && licenceKey(typed).length >= 6
}

/** The digits alone: two spellings of one licence compare equal. */
export function licenceKey(typed: string): string {
  return typed.replaceAll(/\D/g, '')
}

/** The trade as the licence names it; null for a trade that trains through its own association. */
export function industryTypeOfTrade(businessTypeName: string): IndustryType | null {
  const name = businessTypeName.normalize('NFC').replaceAll(/\s/g, '')
  if (name.includes('위탁급식')) return IndustryType.consignedMeal
  if (name.includes('집단급식소') && !name.includes('판매')) return IndustryType.groupMeal
  if (name.includes('일반음식점')) return IndustryType.generalRestaurant
  return null
}
