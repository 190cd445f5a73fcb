/** Masks '홍길동' → '홍*동', '남궁민수' → '남**수', '홍길' → '홍*' (personal information guide: hide part of the given name). */
export function maskName(name: string): string {
  const symbols = Array.from(name.normalize('NFC').trim())
  if (symbols.length <= 1) return '*'.repeat(symbols.length)
  const last = symbols.length === 2 ? '*' : (symbols.at(-1) ?? '')
  return `${symbols[0]}${'*'.repeat(Math.max(0, symbols.length - 2))}${last}`
}

/** Follows the licence register, which keeps the surname: '김**'. */
export function maskRepresentative(name: string): string {
  const [surname, ...given] = Array.from(name.normalize('NFC').trim())
  return surname === undefined ? '' : `${surname}${'*'.repeat(Math.max(1, given.length))}`
}

export function maskPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  if (digits.length < 9) return '*'.repeat(digits.length)
  const head = digits.startsWith('02') ? 2 : 3
  return `${digits.slice(0, head)}-${'*'.repeat(digits.length - head - 4)}-${digits.slice(-4)}`
}

export function maskBirthDate(birth: string): string {
  const digits = birth.replaceAll(/\D/g, '')
  return digits.length === 8 ? `${digits.slice(0, 4)}-**-**` : '****-**-**'
}

/** Keeps province, city and district and hides the rest: '서울특별시 중구 ***'. */
export function maskAddress(address: string): string {
  const text = address.normalize('NFC').trim().split(/\s+/)
  const hidden = text.findIndex((word) => !/[도시군구읍면동가리]$/.test(word) || /\d/.test(word))
  if (hidden === -1) return address.trim()
  return [...text.slice(0, hidden), '***'].join(' ')
}

/** Masks '2019-0114-123' → '2019-0114-***'; office and year remain recognisable. */
export function maskLicenceNumber(licenceNo: string): string {
  return licenceNo.length <= 3 ? '*'.repeat(licenceNo.length) : `${licenceNo.slice(0, -3)}***`
}

export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at <= 0) return '***'
  return `${email.slice(0, Math.min(2, at - 1))}***${email.slice(at)}`
}

/** Keeps the last three digits, as in '***-**-***123', without the bank's own grouping. */
export function maskAccountNumber(accountNumber: string): string {
  const digits = accountNumber.replaceAll(/\D/g, '')
  return digits.length <= 3
    ? '*'.repeat(digits.length)
    : `${'*'.repeat(digits.length - 3)}${digits.slice(-3)}`
}

/** Masks 'okja1957' → 'ok****57', which its owner can still recognise. */
export function maskUserId(userId: string): string {
  if (userId.length <= 4) return `${userId.slice(0, 1)}${'*'.repeat(Math.max(0, userId.length - 1))}`
  return `${userId.slice(0, 2)}${'*'.repeat(userId.length - 4)}${userId.slice(-2)}`
}

/** Masks a member's data for employees, by the kind of data. */
export const MASKS = {
  name: maskName,
  phone: maskPhone,
  birth: maskBirthDate,
  licence: maskLicenceNumber,
} as const satisfies Record<string, (value: string) => string>
export type Mask = keyof typeof MASKS
