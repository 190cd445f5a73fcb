import { createHmac } from 'node:crypto'
import type { Call } from '../../http/implement.ts'
import type { Endpoint } from '@hygiene/contracts/kit/endpoint'

/**
 * Returns the key by which a reader is counted once: the member, or else the network with the browser. The key is hashed with a
 * secret, so that the table of readers reveals neither.
 */
export function viewerKeyOf({
  caller,
  network,
  userAgent,
  deps,
}: Pick<Call<Endpoint & { access: 'anyone' }>, 'caller' | 'network' | 'userAgent' | 'deps'>): string {
  const viewer = caller ? `member:${caller.memberNo}` : `visitor:${network}:${userAgent}`
  return createHmac('sha256', deps.config.IDENTITY_PEPPER).update(`viewer:${viewer}`).digest('hex')
}
