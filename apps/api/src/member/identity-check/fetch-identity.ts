import { type GatewayIdentity, GatewayUnavailable } from '@hygiene/gateways'
import type { Deps } from '../../deps.ts'

type Asking = Pick<Deps, 'identity' | 'notify'> & { config: Pick<Deps['config'], 'DEPLOYMENT'> }

/**
 * Returns the provider's record of a verification; an outage is a separate result. In production a test channel proves no person,
 * as it moves no money (docs/rules/login.md).
 */
export async function fetchIdentity(
  { identity, config, notify }: Asking,
  id: string,
): Promise<GatewayIdentity | null | 'unavailable'> {
  try {
    const found = await identity.fetchIdentity(id)
    if (config.DEPLOYMENT !== 'production' || found?.status !== 'verified' || found.channelType === 'LIVE')
      return found
    notify({}, 'An identity check of a test channel is refused: set the keys of live channels')
    return { status: 'failed', identityVerificationId: id }
  } catch (error) {
    if (error instanceof GatewayUnavailable) return 'unavailable'
    throw error
  }
}
