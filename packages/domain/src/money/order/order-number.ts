import { seoulDay } from '../../time/seoul-day.ts'

type Order = { paymentNo: number; createdAt: Date }

const LENGTH = 12
const RANGE = 10_000_000
/** Spreads neighbours over the range; INVERSE undoes it. Both have no factor in common with the range. */
const FACTOR = 4_837_261
const INVERSE = 4_454_341
const OFFSET = 9_271_628
/** The highest number of an integer column. */
const MOST_PAYMENTS = 2_147_483_647

/** Damm's table: each row is a permutation, so that no wrong digit and no swap of neighbours ends at zero. */
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
 * '2611-4108-8898', to be read out on the telephone: the Seoul month of the order, seven digits that do not tell how many
 * orders there were, and a check digit. It opens nothing: only its owner and staff are shown what it names.
 */
export function orderNumber({ paymentNo, createdAt }: Order): string {
  const month = seoulDay(createdAt).replaceAll('-', '').slice(2, 6)
  const mixed = ((paymentNo % RANGE) * FACTOR + OFFSET) % RANGE
  const digits = `${month}${String(mixed).padStart(7, '0')}`
  return grouped(`${digits}${checkOf(digits)}`)
}

/** Brings a typed number to its printed form; null where it cannot be one of ours. */
export function parseOrderNumber(typed: string): string | null {
  const digits = typed.normalize('NFKC').replaceAll(/주문번호|[\s\-‐‑‒–—−]/g, '')
  if (digits.length !== LENGTH || !/^\d+$/.test(digits)) return null
  return checkOf(digits) === 0 ? grouped(digits) : null
}

/** The payments that a parsed number may stand for: one in every ten million, in any month. */
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

/** Zero for digits that end with their check digit. */
function checkOf(digits: string): number {
  return Array.from(digits).reduce((row, digit) => Number(DAMM[row]?.charAt(Number(digit))), 0)
}
