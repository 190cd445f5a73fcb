import { type GatewayIdentity, GatewayUnavailable } from '@hygiene/gateways'
import type { Deps } from '../deps.ts'

/** The provider's record of a verification; an outage is an answer of its own. */
export async function fetchIdentity(deps: Deps, id: string): Promise<GatewayIdentity | null | 'unavailable'> {
  try {
    return await deps.identity.fetchIdentity(id)
  } catch (error) {
    if (error instanceof GatewayUnavailable) return 'unavailable'
    throw error
  }
}
