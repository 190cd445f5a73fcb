import type { JsonAnswer } from '../call-json.ts'
import { readRefusal, unknownRefusal } from '../portone-call.ts'
import type { Refused } from './payment-results.ts'

export function refused<Reason extends string>(
  text: ReadonlyMap<string, Reason>,
  answer: JsonAnswer,
): Refused<Reason> {
  const refusal = readRefusal('payment', answer)
  const reason = text.get(refusal.type)
  if (reason === undefined) throw unknownRefusal('payment', refusal)
  return { outcome: 'refused', reason, message: refusal.message }
}

/** Quotes the key: the header is a quoted string of 16 to 256 ASCII characters. */
export function quoteKey(key: string): string {
  if (!/^[\w-]{16,254}$/.test(key)) throw new RangeError('An idempotency key is 16 to 254 letters and digits')
  return `"${key}"`
}

export function pathOf(paymentId: string): string {
  return `/payments/${encodeURIComponent(paymentId)}`
}
