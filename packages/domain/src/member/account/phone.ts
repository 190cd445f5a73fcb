export const MOBILE_PHONE = /^(010\d{8}|01[16789]\d{7,8})$/

export const mobilePhoneSentence = '휴대전화 번호를 다시 확인해주세요. 예: 010-1234-5678'

export function normalizePhone(typed: string): string {
  const digits = typed.normalize('NFKC').replaceAll(/[^0-9+]/g, '')
  return digits.replace(/^\+820?/, '0').replaceAll('+', '')
}

/** Accepts 010 and 8 digits, or 011/016/017/018/019 and 7 to 8 (specification section 5). */
export function isMobilePhone(typed: string): boolean {
  return MOBILE_PHONE.test(normalizePhone(typed))
}

export const phoneSentence = '전화번호를 다시 확인해주세요. 예: 02-123-4567'

/** Accepts an empty text, or 8 digits ('1588-1234') to 12 ('0504-1234-5678') with separators; the rule is ours. */
export const PHONE = /^(?:(?:[ ().+-]*\d){8,12}[ ().-]*)?$/

export function isPhone(typed: string): boolean {
  return PHONE.test(typed.normalize('NFKC').trim())
}

export function formatPhone(typed: string): string {
  const digits = normalizePhone(typed)
  const parts =
    /^(1[568]\d{2})(\d{4})$/.exec(digits) ??
    /^(02)(\d{3,4})(\d{4})$/.exec(digits) ??
    /^(0\d{2})(\d{3,4})(\d{4})$/.exec(digits)
  return parts === null ? typed : parts.slice(1).join('-')
}
