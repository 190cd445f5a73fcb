import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Pool } from 'pg'

/** Looked up before every call, so the ranges stay in memory this long. */
const KEPT_MS = 10_000

interface Kept {
  /** Null where no range is blocked: most days, on which an address is not even read. */
  list: Promise<BlockList | null>
  readAt: number
}

export interface BlockedAddresses {
  /** Is this address refused (-2002)? The caller's address is the one the trusted proxies vouch for. */
  has: (address: string, now: Date) => Promise<boolean>
  /** Staff changed the ranges: this process reads them again at once. */
  purge: () => void
}

/** The blocked ranges as this process remembers them. */
export function rememberedBlocks(pool: Pool): BlockedAddresses {
  let kept: Kept | null = null
  // Calls that find the ranges too old read them once, together.
  function read(now: Date): Kept {
    const ranges = { list: readRanges(pool, now), readAt: now.getTime() }
    kept = ranges
    ranges.list.catch(() => {
      if (kept === ranges) kept = null
    })
    return ranges
  }
  return {
    async has(address, now) {
      const isFresh = kept && Math.abs(now.getTime() - kept.readAt) < KEPT_MS
      const { list } = kept && isFresh ? kept : read(now)
      const blocked = await list
      if (!blocked) return false
      const plain = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address
      const family = isIP(plain)
      return family !== 0 && blocked.check(plain, family === 6 ? 'ipv6' : 'ipv4')
    },
    purge() {
      kept = null
    },
  }
}

async function readRanges(pool: Pool, now: Date): Promise<BlockList | null> {
  const { rows } = await pool.query<{ cidr: string }>({
    name: 'read-blocked-ranges',
    text: `SELECT "cidr"::inet::cidr::text AS "cidr" FROM "BlockedRange" WHERE "endsAt" IS NULL OR "endsAt" > $1`,
    values: [now],
  })
  return rows.length === 0 ? null : listOf(rows.map(({ cidr }) => cidr))
}

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits = ''] = range.split('/')
    list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4')
  }
  return list
}
