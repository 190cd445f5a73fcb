import type { ExpiredRows } from '@hygiene/db/expired-rows'
import { Prisma } from '@hygiene/db/generated/client'

/**
 * Selects consents that were withdrawn, replaced by a later one of the same kind, or given by a withdrawn member. A consent in
 * force is kept whatever its age: it is the legal ground for keeping the data.
 */
export const expiredConsents: ExpiredRows = {
  kind: 'consents',
  table: 'ConsentRecord',
  due: (before) => Prisma.sql`
    SELECT ended."consentNo"::text AS key, ended.at FROM (
      SELECT r."consentNo", CASE WHEN r."isGiven" THEN coalesce(lead(r."at") OVER later, m."withdrawnAt") ELSE r."at" END AS at
        FROM "ConsentRecord" r JOIN "Member" m USING ("memberNo")
      WINDOW later AS (PARTITION BY r."memberNo", r."kind" ORDER BY r."at", r."consentNo")) ended
     WHERE ended.at < ${before}`,
  purge: (db, keys) => db.consentRecord.deleteMany({ where: { consentNo: { in: keys.map(Number) } } }),
}
