import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Pool } from 'pg'

/** Looked up before every call, so the ranges stay in memory this long. */
const KEPT_MS = 10_000

interface Kept {
  list: BlockList
  readAt: number
}

const lists = new WeakMap<Pool, Kept>()

/** Is this address refused (-2002)? The caller's address is the one the trusted proxies vouch for. */
export async function isBlocked(pool: Pool, address: string, now: Date): Promise<boolean> {
  const { list } = await rangesOf(pool, now)
  const plain = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address
  const family = isIP(plain)
  return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4')
}

/** Staff changed the ranges: this process reads them again at once. */
export function forgetBlockedRanges(pool: Pool): void {
  lists.delete(pool)
}

async function rangesOf(pool: Pool, now: Date): Promise<Kept> {
  const kept = lists.get(pool)
  if (kept && Math.abs(now.getTime() - kept.readAt) < KEPT_MS) return kept

  const { rows } = await pool.query<{ cidr: string }>({
    name: 'read-blocked-ranges',
    text: `SELECT "cidr"::inet::cidr::text AS "cidr" FROM "BlockedRange" WHERE "endsAt" IS NULL OR "endsAt" > $1`,
    values: [now],
  })
  const fresh = { list: listOf(rows.map(({ cidr }) => cidr)), readAt: now.getTime() }
  lists.set(pool, fresh)
  return fresh
}

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits = ''] = range.split('/')
    list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4')
  }
  return list
}
