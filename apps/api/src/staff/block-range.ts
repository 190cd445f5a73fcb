import { BlockList, isIP } from 'node:net'
import { blockRange as contract } from '@hygiene/contracts'
import { readRange } from '@hygiene/domain'
import { forgetBlockedRanges } from '../http/blocked-addresses.ts'
import { implement } from '../http/implement.ts'
import { writeAudit } from '../http/write-audit.ts'

/** A slip here would lock people out, so what is too wide or holds the employee's own address is refused. */
export const blockRange = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const range = readRange(input.cidr)
  if ('reason' in range) throw refuse(range.reason)
  const { address, bits } = range
  if (isIP(address) === 0) throw refuse('RANGE_MALFORMED')
  if (holds(range, ipAddress)) throw refuse('RANGE_HOLDS_CALLER')

  const { reason } = input
  const endsAt = input.endsAt === undefined ? null : new Date(input.endsAt)
  const cidr = `${address}/${bits}`
  const { rangeNo } = await deps.db.$transaction(async (db) => {
    await writeAudit(db, { caller, action: `blockRange ${cidr}`, reason, ipAddress, now })
    return db.blockedRange.create({ data: { cidr, reason, createdAt: now, endsAt } })
  })
  forgetBlockedRanges(deps.pool)
  return { rangeNo }
})

function holds(
  { address, bits, isIpv6 }: { address: string; bits: number; isIpv6: boolean },
  own: string,
): boolean {
  const list = new BlockList()
  list.addSubnet(address, bits, isIpv6 ? 'ipv6' : 'ipv4')
  return isIP(own) !== 0 && list.check(own, isIP(own) === 6 ? 'ipv6' : 'ipv4')
}
