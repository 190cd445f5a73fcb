const LOOPBACK = /^(localhost|127\.|\[::1\]|0\.0\.0\.0)/

/** Without these no payment and no identity check begins. */
const NEEDED = new Set(['PORTONE_STORE_ID', 'PORTONE_CHANNEL_KEY', 'PORTONE_IDENTITY_CHANNEL_KEY'])

/**
 * The settings production refuses by name: every value that names the sandbox or calls itself a development value,
 * every web address that is not on TLS or leads back to this machine, and a vendor's key that is empty.
 */
export function notForProduction(settings: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(settings)
    .filter(([name, value]) => (value === '' ? NEEDED.has(name) : isForDevelopment(value)))
    .map(([name]) => name)
}

function isForDevelopment(value: unknown): boolean {
  if (typeof value !== 'string') return false
  if (/sandbox|not-for-production/i.test(value)) return true
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return false
  const { protocol, host } = new URL(value)
  return protocol !== 'https:' || LOOPBACK.test(host)
}
