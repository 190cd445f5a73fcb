import { type GatewayIdentity, GatewayUnavailable } from '@hygiene/gateways'
import type { Deps } from '../../deps.ts'

type Asking = Pick<Deps, 'identity' | 'notify'> & { config: Pick<Deps['config'], 'DEPLOYMENT'> }

/**
 * The provider's record of a verification; an outage is an answer of its own. In production a test channel has proved
 * no person, as it has moved no money (docs/rules/login.md).
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
