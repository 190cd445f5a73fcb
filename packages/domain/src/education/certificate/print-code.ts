/** A code that was read out at a counter works once and for a day; the limit is ours. */
const PRINT_CODE_HOURS = 24
const HOUR_MS = 3_600_000
export const PRINT_CODES = 1_000_000

export function printCodeOf(number: number): string {
  return String(number).padStart(6, '0')
}

export function printCodeEnd(madeAt: Date): Date {
  return new Date(madeAt.getTime() + PRINT_CODE_HOURS * HOUR_MS)
}

export function formatPrintCode(code: string): string {
  return code.replace(/(\d{3})(?=\d)/, '$1 ')
}

export function readPrintCode(typed: string): string | null {
  const digits = typed.normalize('NFKC').replaceAll(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}
