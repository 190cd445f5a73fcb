import { seoulDay } from '../../time/seoul-day.ts'

type Order = { paymentNo: number; createdAt: Date }

const LENGTH = 12
const RANGE = 10_000_000
/** Spreads neighbours over the range; INVERSE reverses it. Both are coprime to the range. */
const FACTOR = 4_837_261
const INVERSE = 4_454_341
const OFFSET = 9_271_628
const MOST_PAYMENTS = 2_147_483_647

/** Is Damm's table: each row is a permutation, so that no wrong digit and no swap of neighbours ends at zero. */
const DAMM = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
]

/**
 * Builds '2611-4108-8898' for reading out on the telephone: the Seoul month of the order, seven digits that hide how many orders
 * there were, and a check digit. The number grants no access: only its owner and staff see the order.
 */
export function orderNumber({ paymentNo, createdAt }: Order): string {
  const month = seoulDay(createdAt).replaceAll('-', '').slice(2, 6)
  const mixed = ((paymentNo % RANGE) * FACTOR + OFFSET) % RANGE
  const digits = `${month}${String(mixed).padStart(7, '0')}`
  return grouped(`${digits}${checkOf(digits)}`)
}

export function parseOrderNumber(typed: string): string | null {
  const digits = typed.normalize('NFKC').replaceAll(/주문번호|[\s\-‐‑‒–—−]/g, '')
  if (digits.length !== LENGTH || !/^\d+$/.test(digits)) return null
  return checkOf(digits) === 0 ? grouped(digits) : null
}

export function paymentNosOf(number: string): number[] {
  const mixed = Number(number.replaceAll('-', '').slice(4, 11))
  const first = ((mixed - OFFSET + RANGE) * INVERSE) % RANGE
  const numbers: number[] = []
  for (let paymentNo = first; paymentNo <= MOST_PAYMENTS; paymentNo += RANGE) numbers.push(paymentNo)
  return numbers
}

function grouped(digits: string): string {
  return digits.replaceAll(/(.{4})(?=.)/g, '$1-')
}

function checkOf(digits: string): number {
  return Array.from(digits).reduce((row, digit) => Number(DAMM[row]?.charAt(Number(digit))), 0)
}
