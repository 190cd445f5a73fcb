import type { ExpiredRows } from '@hygiene/db/expired-rows'
import { Prisma } from '@hygiene/db/generated/client'

/** Purges reader rows. The count stays, so a reader who returns later is counted again. */
export const expiredReaders: ExpiredRows = {
  kind: 'postReaders',
  table: 'PostViewer',
  due: (before) => Prisma.sql`
    SELECT "postNo" || ':' || "viewerKey" AS key, "seenAt" AS at FROM "PostViewer" WHERE "seenAt" < ${before}`,
  purge: (db, keys) =>
    db.postViewer.deleteMany({
      where: {
        OR: keys.map((key) => {
          const [postNo, viewerKey = ''] = key.split(':')
          return { postNo: Number(postNo), viewerKey }
        }),
      },
    }),
}
