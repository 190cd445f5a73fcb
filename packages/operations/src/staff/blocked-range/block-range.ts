import { BlockList, isIP } from 'node:net'
import { blockRange as contract } from '@hygiene/contracts/staff/blocked-range/block-range'
import type { BlockedRange } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { readRange } from '@hygiene/domain/staff/employee/address-range'
import { operation } from '../../kit/operation.ts'

/** Refuses a range that is too wide or contains the employee's own address, because a mistake here would lock people out. */
export const blockRange = operation(
  contract,
  {
    needs: ['blockedAddresses'],
    // Drops the cache of this process; other processes notice within seconds.
    async after({ answer, blockedAddresses }) {
      blockedAddresses.purge()
      return answer
    },
  },
  async ({ db, input, actor, now, log }) => {
    const { reason } = input
    const endsAt = input.endsAt === undefined ? null : new Date(input.endsAt)
    const range = readRange(input.cidr)
    if ('reason' in range) return denied(range.reason)
    const { address, bits } = range
    if (isIP(address) === 0) return denied('RANGE_MALFORMED')
    if (holdsMuchOfIpv4(range)) return denied('RANGE_TOO_WIDE')
    if (holds(range, actor.ipAddress)) return denied('RANGE_HOLDS_CALLER')

    if (endsAt !== null && endsAt <= now) return denied('RANGE_END_OVER')

    const cidr = `${address}/${bits}`
    const existing = await lockActive(db, { cidr, reason, endsAt }, now)
    if (existing) {
      log(null)
      return { rangeNo: existing.rangeNo }
    }
    const { rangeNo } = await db.blockedRange.create({ data: { cidr, reason, createdAt: now, endsAt } })
    log({ subject: { kind: 'blockedRange', no: rangeNo }, detail: cidr })
    return { rangeNo }
  },
)

/** Returns the same active block, so that a repeated press does not create another. Simultaneous calls wait for each other. */
async function lockActive(
  db: Transaction,
  same: Pick<BlockedRange, 'cidr' | 'reason' | 'endsAt'>,
  now: Date,
): Promise<BlockedRange | null> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`blocked ${same.cidr}`}, 6))`
  const isLive = { OR: [{ endsAt: null }, { endsAt: { gt: now } }] }
  return db.blockedRange.findFirst({ where: { AND: [same, isLive] } })
}

interface Range {
  address: string
  bits: number
  isIpv6: boolean
}

/** Represents IPv4 as IPv6 (RFC 4291, 2.5.5.2), because block lists treat the two as equal. */
const MAPPED = new BlockList()
MAPPED.addSubnet('::ffff:0:0', 96, 'ipv6')
const NARROWEST_WIDE_MAPPED = 96 + 8

/** Detects an IPv6 range that is narrow for IPv6 but covers too much of IPv4. */
function holdsMuchOfIpv4(range: Range): boolean {
  if (!range.isIpv6 || range.bits >= NARROWEST_WIDE_MAPPED) return false
  return holds(range, '192.0.2.1') || MAPPED.check(range.address, 'ipv6')
}

function holds({ address, bits, isIpv6 }: Range, own: string): boolean {
  const list = new BlockList()
  list.addSubnet(address, bits, isIpv6 ? 'ipv6' : 'ipv4')
  return isIP(own) !== 0 && list.check(own, isIP(own) === 6 ? 'ipv6' : 'ipv4')
}
