/** `personal` gives an income deduction, by telephone or card number; `corporate` proves an expense, by business number. */
export const cashReceiptPurposes = ['personal', 'corporate'] as const
export type CashReceiptPurpose = (typeof cashReceiptPurposes)[number]

export const cashReceiptPurposeLabel: Record<CashReceiptPurpose, string> = {
  personal: '소득공제',
  corporate: '지출증빙',
}

const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const

/** Returns the ten digits of a business number with a correct check digit (National Tax Service), or null. */
export function businessNumber(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '')
  if (!/^\d{10}$/.test(digits)) return null
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  const carried = sum + Math.floor((5 * Number(digits[8])) / 10)
  return (10 - (carried % 10)) % 10 === Number(digits[9]) ? digits : null
}

export function cashReceiptNumber(purpose: CashReceiptPurpose, typed: string): string | null {
  if (purpose === 'corporate') return businessNumber(typed)
  const digits = typed.replaceAll(/[\s-]/g, '')
  return /^01[016-9]\d{7,8}$/.test(digits) || /^\d{13,19}$/.test(digits) ? digits : null
}

/** Keeps the start, which shows the kind of number, and the end, which distinguishes two numbers. */
export function maskCashReceiptNumber(digits: string): string {
  if (digits.length === 10 && !digits.startsWith('01')) return maskBusinessNumber(digits)
  if (digits.startsWith('01') && digits.length <= 11) return `${digits.slice(0, 3)}-****-${digits.slice(-4)}`
  return `${digits.slice(0, 4)}-****-****-${digits.slice(-4)}`
}

export const maskBusinessNumber = (digits: string): string =>
  `${digits.slice(0, 3)}-**-***${digits.slice(-2)}`

export const formatBusinessNumber = (digits: string): string =>
  `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`
