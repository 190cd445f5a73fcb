import { createHmac } from 'node:crypto'

/** The keyed hash under which an account knows its person: a leaked table tells no DI. */
export function identityKeyHash(pepper: string, di: string): string {
  return createHmac('sha256', pepper).update(di).digest('hex')
}
