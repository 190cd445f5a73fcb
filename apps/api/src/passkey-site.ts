import type { PasskeySite } from '@hygiene/operations/member/account/passkey/verify'

const LOOPBACK = '127.0.0.1'

/**
 * The site as devices know it. Keys are made for a domain, so a development server at a number is reached by its name,
 * too. `rpId`: a domain above the site's own, for keys that other sites of the association use; empty: the site's own.
 */
export function passkeySiteOf(publicUrl: string, rpId: string): PasskeySite {
  const { hostname, origin } = new URL(publicUrl)
  if (hostname !== LOOPBACK) return { rpId: rpId || hostname, origins: [origin] }
  return { rpId: rpId || 'localhost', origins: [origin.replace(LOOPBACK, 'localhost')] }
}
