import { createHmac, randomInt } from 'node:crypto'

const DIGITS = 6

export function newPhoneCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
}

/** Uses a keyed hash, because six digits alone could be found by trying all of them. */
export function phoneCodeHash(pepper: string, phone: string, code: string): string {
  return createHmac('sha256', pepper).update(`phone-code:${phone}:${code}`).digest('hex')
}
