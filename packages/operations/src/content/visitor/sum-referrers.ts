import type { PrismaClient } from '@hygiene/db/generated/client'

export interface ReferrerSum {
  siteName: string
  visits: number
}

/**
 * Sums visits by referring site, most first (`insertConnect`, specification section 7). `from` and `to` are Seoul days, both
 * included.
 */
export async function sumReferrers(db: PrismaClient, from: string, to: string): Promise<ReferrerSum[]> {
  const sums = await db.referrerVisit.groupBy({
    by: 'siteName',
    where: { visitedOn: { gte: new Date(from), lte: new Date(to) } },
    _sum: { visits: true },
    orderBy: [{ _sum: { visits: 'desc' } }, { siteName: 'asc' }],
  })
  return sums.map(({ siteName, _sum }) => ({ siteName, visits: _sum.visits ?? 0 }))
}
