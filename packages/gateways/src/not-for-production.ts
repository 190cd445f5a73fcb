const LOOPBACK = /^(localhost|127\.|\[::1\]|0\.0\.0\.0)/

const NEEDED = new Set(['PORTONE_STORE_ID', 'PORTONE_CHANNEL_KEY', 'PORTONE_IDENTITY_CHANNEL_KEY'])

/**
 * Returns the settings that production refuses: values that name the sandbox or a development value, web addresses without TLS or
 * on this machine, and empty vendor keys.
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
