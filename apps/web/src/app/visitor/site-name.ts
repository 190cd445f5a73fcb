import { parseAddress } from '../router/parse-address.ts'

/** Returns the referring host without a port, or «direct» if there is none or it is our own. */
export function siteNameOf(referrer: string, ownHost: string): string {
  const address = parseAddress(referrer)
  if (address === null) return 'direct'
  const { host, hostname } = address
  return hostname === '' || host === ownHost || !/^[a-z0-9.-]{1,100}$/i.test(hostname) ? 'direct' : hostname
}
