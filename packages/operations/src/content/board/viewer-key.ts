import { createHmac } from 'node:crypto'
import type { MemberActor } from '../../kit/actor.ts'
import type { Services } from '../../kit/services.ts'

export const VIEW_NEEDS = ['IDENTITY_PEPPER', 'network', 'pool', 'userAgent'] as const

type Viewing = Pick<Services, 'IDENTITY_PEPPER' | 'network' | 'userAgent'> & { actor: MemberActor | null }

/**
 * Returns the key by which a reader is counted once: the member, or else the network with the browser. The key is hashed with a
 * secret, so that the table of readers reveals neither.
 */
export function viewerKeyOf({ actor, network, userAgent, IDENTITY_PEPPER }: Viewing): string {
  const viewer = actor ? `member:${actor.memberNo}` : `visitor:${network}:${userAgent}`
  return createHmac('sha256', IDENTITY_PEPPER).update(`viewer:${viewer}`).digest('hex')
}
