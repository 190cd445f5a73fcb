import type { ExpiredRows } from '@hygiene/db/expired-rows'
import { Prisma } from '@hygiene/db/generated/client'

/** Purges instructors, with their lessons, whose data and last lesson are both older than the term. */
export const expiredInstructors: ExpiredRows = {
  kind: 'instructors',
  table: 'Instructor',
  due: (before) => Prisma.sql`
    SELECT i."instructorNo"::text AS key,
           greatest(i."changedAt", (SELECT max(l."endsAt") FROM "SessionLesson" l WHERE l."instructorNo" = i."instructorNo")) AS at
      FROM "Instructor" i
     WHERE i."endedAt" < ${before} AND i."changedAt" < ${before}
       AND NOT EXISTS (SELECT 1 FROM "SessionLesson" l WHERE l."instructorNo" = i."instructorNo" AND l."endsAt" >= ${before})`,
  purge: async (db, keys) => {
    const where = { instructorNo: { in: keys.map(Number) } }
    await db.sessionLesson.deleteMany({ where })
    await db.instructorQualification.deleteMany({ where })
    await db.instructor.deleteMany({ where })
  },
}
