import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Arrival } from './line.ts'

/** Keeps a ticket valid for this long after the named time. Then its bearer counts as a new arrival. */
const KEPT_MS = 60_000

export const newArrivalId = () => randomBytes(9).toString('base64url')

/** Signs a caller's place for every API process that has the secret. `dueAt` and the clock are in milliseconds. */
export function ticketOf(
  secret: string,
  { id, arrivedAt }: Pick<Arrival, 'id' | 'arrivedAt'>,
  dueAt: number,
): string {
  const what = `${id}.${arrivedAt}.${dueAt + KEPT_MS}`
  return `${what}.${sign(secret, what).toString('base64url')}`
}

export function arrivalOf(
  secret: string,
  ticket: string,
  now: number,
): Pick<Arrival, 'id' | 'arrivedAt'> | null {
  const [id = '', arrivedAt = '', until = '', signature = ''] = ticket.split('.')
  const expected = sign(secret, `${id}.${arrivedAt}.${until}`)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return now < Number(until) ? { id, arrivedAt: Number(arrivedAt) } : null
}

/** Signs the purpose too, so that no other value signed with this secret passes for a ticket. */
function sign(secret: string, what: string): Buffer {
  return createHmac('sha256', secret).update(`placeInLine/${what}`).digest()
}
