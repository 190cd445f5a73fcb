import { type OldRows, Prisma } from '@hygiene/db'

/** Questions that found no consent; a consent and its acts are kept as long as the payments they led to. */
export const oldHelps: readonly OldRows[] = [
  {
    kind: 'helpQuestions',
    table: 'Help',
    due: (before) => Prisma.sql`
      SELECT "helpNo"::text AS key, "askedAt" AS at FROM "Help" WHERE "agreedAt" IS NULL AND "askedAt" < ${before}`,
    forget: (db, keys) => db.help.deleteMany({ where: { helpNo: { in: keys.map(Number) } } }),
  },
  {
    kind: 'helps',
    table: 'Help',
    due: (before) => Prisma.sql`
      SELECT "helpNo"::text AS key, greatest("agreedAt", "validUntil", "endedAt") AS at FROM "Help"
       WHERE "agreedAt" IS NOT NULL AND greatest("agreedAt", "validUntil", "endedAt") < ${before}`,
    forget: async (db, keys) => {
      const where = { helpNo: { in: keys.map(Number) } }
      await db.helpAct.deleteMany({ where })
      return db.help.deleteMany({ where })
    },
  },
]
