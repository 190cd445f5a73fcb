import { searchIp as contract } from '@hygiene/contracts'
import { isBlocked } from '../http/blocked-addresses.ts'
import { implement } from '../http/implement.ts'

export const searchIp = implement(contract, async ({ deps, ipAddress, now }) => ({
  ip: ipAddress,
  isBlocked: await isBlocked(deps.pool, ipAddress, now),
}))
