/** Refuses a wide range, which would lock out whole countries. */
export type RangeReason = 'RANGE_MALFORMED' | 'RANGE_TOO_WIDE'

const RANGE = /^([0-9a-f.:]{2,45})(?:\/(\d{1,3}))?$/i
const NARROWEST_WIDE = { ipv4: 8, ipv6: 32 } as const

/** Splits «203.0.113.0/24»; the network library validates the address itself. */
export function readRange(
  typed: string,
): { address: string; bits: number; isIpv6: boolean } | { reason: RangeReason } {
  const [, address, prefix] = RANGE.exec(typed.trim()) ?? []
  if (address === undefined) return { reason: 'RANGE_MALFORMED' }

  const isIpv6 = address.includes(':')
  const width = isIpv6 ? 128 : 32
  const bits = prefix === undefined ? width : Number(prefix)
  if (bits > width) return { reason: 'RANGE_MALFORMED' }
  if (bits < NARROWEST_WIDE[isIpv6 ? 'ipv6' : 'ipv4']) return { reason: 'RANGE_TOO_WIDE' }
  return { address: address.toLowerCase(), bits, isIpv6 }
}
