const LOOPBACK = /^(localhost|127\.|\[::1\]|0\.0\.0\.0)/

/**
 * The settings production refuses by name: every value that names the sandbox or calls itself a development value,
 * and every web address that is not on TLS or leads back to this machine.
 */
export function notForProduction(settings: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(settings)
    .filter(([, value]) => typeof value === 'string' && isForDevelopment(value))
    .map(([name]) => name)
}

function isForDevelopment(value: string): boolean {
  if (/sandbox|not-for-production/i.test(value)) return true
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return false
  const { protocol, host } = new URL(value)
  return protocol !== 'https:' || LOOPBACK.test(host)
}
