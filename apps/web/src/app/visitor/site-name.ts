import { parseAddress } from '../router/parse-address.ts'

/** The site a person came from, as it is counted: its host without a port; «direct» where it is not told, or is our own. */
export function siteNameOf(referrer: string, ownHost: string): string {
  const address = parseAddress(referrer)
  if (address === null) return 'direct'
  const { host, hostname } = address
  return hostname === '' || host === ownHost || !/^[a-z0-9.-]{1,100}$/i.test(hostname) ? 'direct' : hostname
}
