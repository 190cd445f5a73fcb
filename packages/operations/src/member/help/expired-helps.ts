import type { ExpiredRows } from '@hygiene/db/expired-rows'
import { Prisma } from '@hygiene/db/generated/client'

/** Selects requests without a consent. A consent and its actions are kept as long as the payments they led to. */
export const expiredHelps: readonly ExpiredRows[] = [
  {
    kind: 'helpQuestions',
    table: 'Help',
    due: (before) => Prisma.sql`
      SELECT "helpNo"::text AS key, "askedAt" AS at FROM "Help" WHERE "agreedAt" IS NULL AND "askedAt" < ${before}`,
    purge: (db, keys) => db.help.deleteMany({ where: { helpNo: { in: keys.map(Number) } } }),
  },
  {
    kind: 'helps',
    table: 'Help',
    due: (before) => Prisma.sql`
      SELECT "helpNo"::text AS key, greatest("agreedAt", "validUntil", "endedAt") AS at FROM "Help"
       WHERE "agreedAt" IS NOT NULL AND greatest("agreedAt", "validUntil", "endedAt") < ${before}`,
    purge: async (db, keys) => {
      const where = { helpNo: { in: keys.map(Number) } }
      await db.helpAction.deleteMany({ where })
      return db.help.deleteMany({ where })
    },
  },
]
