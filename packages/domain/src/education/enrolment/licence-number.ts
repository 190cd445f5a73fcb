import { IndustryType } from '../../text.ts'

export const licenceNumberSentence = '영업신고번호는 숫자와 하이픈으로 8자 이상 입력해주세요.'

/** 8 to 30 digits and hyphens, at least 6 digits. No public source fixes the format: old registers print hyphens, new ones eleven digits. */
export const LICENCE_NUMBER = /^(?=(?:-*\d){6})[0-9-]{8,30}$/

export function isLicenceNumber(typed: string): boolean {
  return LICENCE_NUMBER.test(typed.trim())
}

/** The digits alone: two spellings of one licence compare equal. */
export function licenceKey(typed: string): string {
  return typed.replaceAll(/\D/g, '')
}

/**
 * How a number is shown. A new operator may have none, because the course precedes the business report (Food Sanitation
 * Act Art. 41②).
 */
export function licenceNumberText(licenceNo: string): string {
  return licenceNo === '' ? '영업신고 전' : licenceNo
}

/** A place in the applicant's words; without a licence number before the business report. */
export type NamedPlace = { licenseNumber: string; industryType: IndustryType; businessName: string }

/** The key that keeps a place from being applied for twice: its licence, or person, trade and name before there is one. */
export function placeKey(
  memberNo: number,
  { licenseNumber, industryType, businessName }: NamedPlace,
): string {
  return licenseNumber === '' ? openingKey(memberNo, industryType, businessName) : licenceKey(licenseNumber)
}

/** Never the key of a licence, which is digits alone; short enough for the column of both. */
export function openingKey(memberNo: number, industryType: IndustryType, businessName: string): string {
  const name = businessName.normalize('NFC').replaceAll(/\s/g, '').toLowerCase()
  return `o${memberNo}.${industryType}.${hashOf(name)}`
}

/** FNV-1a of 64 bits: names of one person need telling apart, nothing is kept secret. */
function hashOf(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const letter of text) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(letter.codePointAt(0) ?? 0)) * 0x100000001b3n)
  }
  return hash.toString(36)
}

/** The trade as the licence names it; null for a trade that trains through its own association. */
export function industryTypeOfTrade(businessTypeName: string): IndustryType | null {
  const name = businessTypeName.normalize('NFC').replaceAll(/\s/g, '')
  if (name.includes('위탁급식')) return IndustryType.consignedMeal
  if (name.includes('집단급식소') && !name.includes('판매')) return IndustryType.groupMeal
  if (name.includes('일반음식점')) return IndustryType.generalRestaurant
  return null
}
