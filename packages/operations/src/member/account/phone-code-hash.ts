import { createHmac, randomInt } from 'node:crypto'

const DIGITS = 6

export function newPhoneCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
}

/** Keyed: six digits alone would be found by trying them all. */
export function phoneCodeHash(pepper: string, phone: string, code: string): string {
  return createHmac('sha256', pepper).update(`phone-code:${phone}:${code}`).digest('hex')
}
