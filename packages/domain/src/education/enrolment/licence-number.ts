import { IndustryType } from '../../text.ts'

export const licenceNumberSentence = '영업신고번호는 숫자와 하이픈으로 8자 이상 입력해주세요.'

/**
 * Accepts 8 to 30 digits and hyphens, at least 6 of them digits. No public source fixes the format: old registers print hyphens,
 * new ones eleven digits.
 */
export const LICENCE_NUMBER = /^(?=(?:-*\d){6})[0-9-]{8,30}$/

export function isLicenceNumber(typed: string): boolean {
  return LICENCE_NUMBER.test(typed.trim())
}

/** Keeps the digits alone, so that two spellings of one licence compare equal. */
export function licenceKey(typed: string): string {
  return typed.replaceAll(/\D/g, '')
}

/** A new operator may have no number, because the course precedes the business report (Food Sanitation Act Art. 41②). */
export function licenceNumberText(licenceNo: string): string {
  return licenceNo === '' ? '영업신고 전' : licenceNo
}

export type NamedPlace = { licenseNumber: string; industryType: IndustryType; businessName: string }

/** Prevents a second application for the same place: the key is the licence, or person, trade and name before there is one. */
export function placeKey(
  memberNo: number,
  { licenseNumber, industryType, businessName }: NamedPlace,
): string {
  return licenseNumber === '' ? openingKey(memberNo, industryType, businessName) : licenceKey(licenseNumber)
}

/** Never equals the key of a licence, which is digits alone, and fits the column of both. */
export function openingKey(memberNo: number, industryType: IndustryType, businessName: string): string {
  const name = businessName.normalize('NFC').replaceAll(/\s/g, '').toLowerCase()
  return `o${memberNo}.${industryType}.${hashOf(name)}`
}

/** Computes FNV-1a of 64 bits: it only distinguishes one person's names and keeps nothing secret. */
function hashOf(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const letter of text) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(letter.codePointAt(0) ?? 0)) * 0x100000001b3n)
  }
  return hash.toString(36)
}

export function industryTypeOfTrade(businessTypeName: string): IndustryType | null {
  const name = businessTypeName.normalize('NFC').replaceAll(/\s/g, '')
  if (name.includes('위탁급식')) return IndustryType.consignedMeal
  if (name.includes('집단급식소') && !name.includes('판매')) return IndustryType.groupMeal
  if (name.includes('일반음식점')) return IndustryType.generalRestaurant
  return null
}
