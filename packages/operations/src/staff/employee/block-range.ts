import { BlockList, isIP } from 'node:net'
import { type BlockedRange, type PrismaClient, type Transaction, transaction } from '@hygiene/db'
import { denied, readRange } from '@hygiene/domain'
import { writeAudit } from '../audit-log/write-audit.ts'

interface BlockWanted {
  cidr: string
  reason: string
  endsAt: Date | null
  employeeNo: number
  /** Where the employee asks from: a range that holds it would lock the employee out. */
  ipAddress: string
}

type Blocked =
  | { allowed: true; rangeNo: number }
  | { allowed: false; reason: 'RANGE_MALFORMED' | 'RANGE_TOO_WIDE' | 'RANGE_HOLDS_CALLER' | 'RANGE_END_OVER' }

/** A slip here would lock people out, so a range that is too wide or holds the employee's own address is refused. */
export async function blockRange(client: PrismaClient, wanted: BlockWanted, now: Date): Promise<Blocked> {
  const { reason, endsAt, employeeNo, ipAddress } = wanted
  const range = readRange(wanted.cidr)
  if ('reason' in range) return denied(range.reason)
  const { address, bits } = range
  if (isIP(address) === 0) return denied('RANGE_MALFORMED')
  if (holdsMuchOfIpv4(range)) return denied('RANGE_TOO_WIDE')
  if (holds(range, ipAddress)) return denied('RANGE_HOLDS_CALLER')

  if (endsAt !== null && endsAt <= now) return denied('RANGE_END_OVER')

  const cidr = `${address}/${bits}`
  return transaction(client, async (db) => {
    const existing = await lockActive(db, { cidr, reason, endsAt }, now)
    if (existing) return { allowed: true, rangeNo: existing.rangeNo }
    const { rangeNo } = await db.blockedRange.create({ data: { cidr, reason, createdAt: now, endsAt } })
    const subject = { kind: 'blockedRange', no: rangeNo } as const
    const action = { operation: 'blockRange', subject, detail: cidr, reason }
    await writeAudit(db, { caller: { employeeNo }, ...action, ipAddress, now })
    return { allowed: true, rangeNo }
  })
}

/** The very same block, if it stands already: a second press answers it. Of two at the same instant one waits. */
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

/** IPv4 written as IPv6 (RFC 4291, 2.5.5.2): the lists of blocked addresses take one for the other. */
const MAPPED = new BlockList()
MAPPED.addSubnet('::ffff:0:0', 96, 'ipv6')
const NARROWEST_WIDE_MAPPED = 96 + 8

/** Narrow for IPv6, and all or a part of IPv4 that is too wide for it. */
function holdsMuchOfIpv4(range: Range): boolean {
  if (!range.isIpv6 || range.bits >= NARROWEST_WIDE_MAPPED) return false
  return holds(range, '192.0.2.1') || MAPPED.check(range.address, 'ipv6')
}

function holds({ address, bits, isIpv6 }: Range, own: string): boolean {
  const list = new BlockList()
  list.addSubnet(address, bits, isIpv6 ? 'ipv6' : 'ipv4')
  return isIP(own) !== 0 && list.check(own, isIP(own) === 6 ? 'ipv6' : 'ipv4')
}
