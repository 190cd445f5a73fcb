import type { ApiConfig } from '../config.ts'

/** The gateway's channel of a way to prove who one is. */
export function channelOf(method: 'phone' | 'certificate', config: ApiConfig): string {
  return method === 'phone' ? config.PORTONE_IDENTITY_CHANNEL_KEY : config.PORTONE_CERTIFICATE_CHANNEL_KEY
}
