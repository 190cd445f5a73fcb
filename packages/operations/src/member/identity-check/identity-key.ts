import { createHmac } from 'node:crypto'

/** Returns the keyed hash by which an account knows its person, so that a leaked table reveals no DI. */
export function identityKeyHash(pepper: string, di: string): string {
  return createHmac('sha256', pepper).update(di).digest('hex')
}
