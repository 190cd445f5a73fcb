import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Pool } from 'pg'

/** Keeps the ranges in memory for this long, because every call looks them up. */
const KEPT_MS = 10_000

interface Kept {
  /** Is null while no range is blocked, which skips parsing the address. */
  list: Promise<BlockList | null>
  readAt: number
}

export interface BlockedAddresses {
  /** Returns whether the address is refused (-2002). The address is the one that the trusted proxies vouch for. */
  has: (address: string, now: Date) => Promise<boolean>
  purge: () => void
}

export function rememberedBlocks(pool: Pool): BlockedAddresses {
  let kept: Kept | null = null
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
