import type { IdentityChannel } from '@hygiene/domain/text'
import type { Services } from '../../kit/services.ts'

const SETTINGS = {
  phone: 'PORTONE_IDENTITY_CHANNEL_KEY',
  certificate: 'PORTONE_CERTIFICATE_CHANNEL_KEY',
  card: 'PORTONE_IDENTITY_CARD_CHANNEL_KEY',
  ipin: 'PORTONE_IPIN_CHANNEL_KEY',
} as const satisfies Record<IdentityChannel, keyof Services>

type Setting = (typeof SETTINGS)[IdentityChannel]
export const CHANNEL_NEEDS: readonly Setting[] = Object.values(SETTINGS)

/** Returns the gateway's channel of an identity method, or null if the service has none. The method is then not offered. */
export function channelOf(method: IdentityChannel, settings: Pick<Services, Setting>): string | null {
  return settings[SETTINGS[method]] || null
}
