import { isIPv4, isIPv6 } from 'node:net'

const MAPPED = '::ffff:'

/**
 * Returns the key that counts one connection's calls: the first 24 bits of an IPv4 address, however it is written, or the first
 * 64 of an IPv6 one, whose other half each client chooses freely (RFC 8981).
 */
export function networkOf(address: string): string {
  const plain = address.startsWith(MAPPED) ? address.slice(MAPPED.length) : address
  if (isIPv4(plain)) return `${plain.slice(0, plain.lastIndexOf('.'))}.0/24`
  if (!isIPv6(address)) return address

  const [head = '', tail = ''] = address.split('::').map((half) => half.split('%')[0])
  const [first, last] = [groupsOf(head), groupsOf(tail)]
  const left = Array.from({ length: 8 - first.length - last.length }, () => '0')
  return `${[...first, ...left, ...last].slice(0, 4).join(':')}::/64`
}

function groupsOf(half: string): string[] {
  return half
    .split(':')
    .filter((group) => group !== '')
    .flatMap((group) => (group.includes('.') ? ['0', '0'] : [Number.parseInt(group, 16).toString(16)]))
}
