import type { IdentityChannel } from '@hygiene/domain/text'
import type { ApiConfig } from '../../config.ts'

const SETTINGS = {
  phone: 'PORTONE_IDENTITY_CHANNEL_KEY',
  certificate: 'PORTONE_CERTIFICATE_CHANNEL_KEY',
  card: 'PORTONE_IDENTITY_CARD_CHANNEL_KEY',
  ipin: 'PORTONE_IPIN_CHANNEL_KEY',
} as const satisfies Record<IdentityChannel, keyof ApiConfig>

/** The gateway's channel of a way to prove one's identity; null where the service has none: the way is not offered. */
export function channelOf(method: IdentityChannel, config: ApiConfig): string | null {
  return config[SETTINGS[method]] || null
}
