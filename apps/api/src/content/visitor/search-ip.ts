import { searchIp as contract } from '@hygiene/contracts/content/visitor/search-ip'
import { implement } from '../../http/implement.ts'

export const searchIp = implement(contract, async ({ deps, ipAddress, now }) => ({
  ip: ipAddress,
  isBlocked: await deps.blockedAddresses.has(ipAddress, now),
}))
