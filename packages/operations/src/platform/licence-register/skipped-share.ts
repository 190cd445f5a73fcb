import type { Queries } from '@hygiene/db/connect'
import { REGISTER_TRADES } from '@hygiene/domain/platform/licence-register/register-row'
import { skippedMany } from '@hygiene/domain/platform/licence-register/skipped-rows'
import { skippedRows } from './renew-licences.ts'

/** Returns the largest share of skipped rows in the last walk of each trade, or 0 if too few were skipped to matter. */
export async function skippedShare(db: Queries): Promise<number> {
  const walks = await Promise.all(
    REGISTER_TRADES.map((businessTypeName) =>
      db.licenceSync.findFirst({ where: { businessTypeName }, orderBy: { syncNo: 'desc' } }),
    ),
  )
  const shares = walks.map((walk) => {
    const rows = walk ? skippedRows(walk) : { total: 0, skipped: 0 }
    return skippedMany(rows) ? rows.skipped / Math.max(rows.total, 1) : 0
  })
  return Math.max(0, ...shares)
}
