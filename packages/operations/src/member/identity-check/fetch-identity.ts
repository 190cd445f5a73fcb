import { type GatewayIdentity, GatewayUnavailable } from '@hygiene/gateways'
import type { Services } from '../../kit/services.ts'

export const PROVIDER_NEEDS = ['DEPLOYMENT', 'IDENTITY_PEPPER', 'identity', 'notify'] as const

type Asking = Pick<Services, 'DEPLOYMENT' | 'identity' | 'notify'>

/**
 * Returns the provider's record of a verification; an outage is a separate result. In production a test channel proves no person,
 * as it moves no money (docs/rules/login.md).
 */
export async function fetchIdentity(
  { DEPLOYMENT, identity, notify }: Asking,
  id: string,
): Promise<GatewayIdentity | null | 'unavailable'> {
  try {
    const found = await identity.fetchIdentity(id)
    if (DEPLOYMENT !== 'production' || found?.status !== 'verified' || found.channelType === 'LIVE')
      return found
    notify({}, 'An identity check of a test channel is refused: set the keys of live channels')
    return { status: 'failed', identityVerificationId: id }
  } catch (error) {
    if (error instanceof GatewayUnavailable) return 'unavailable'
    throw error
  }
}
