/** Ours: a code that was read out at a counter works once, and for a day. */
const PRINT_CODE_HOURS = 24
const HOUR_MS = 3_600_000
/** Codes from 000000 to 999999. */
export const PRINT_CODES = 1_000_000

/** Six digits of a number below `PRINT_CODES`. */
export function printCodeOf(number: number): string {
  return String(number).padStart(6, '0')
}

export function printCodeEnd(madeAt: Date): Date {
  return new Date(madeAt.getTime() + PRINT_CODE_HOURS * HOUR_MS)
}

/** '482913' → '482 913', as it is read out. */
export function formatPrintCode(code: string): string {
  return code.replace(/(\d{3})(?=\d)/, '$1 ')
}

/** Six digits, however they were typed; null for anything else. */
export function readPrintCode(typed: string): string | null {
  const digits = typed.normalize('NFKC').replaceAll(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}
