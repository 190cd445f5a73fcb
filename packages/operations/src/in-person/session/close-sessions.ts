import { Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { sqlList } from '@hygiene/db/sql-list'
import { seoulDay, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import { UNDECIDED_IN_PERSON } from '@hygiene/domain/in-person/enrolment/record-status'

const UNDECIDED = Prisma.raw(sqlList(UNDECIDED_IN_PERSON))

export async function closeSessions(db: Queries, now: Date): Promise<number> {
  const today = startOfSeoulDay(seoulDay(now))
  return db.$executeRaw`
    UPDATE "InPersonSession" s SET "status" = 'closed', "closedAt" = ${now}
     WHERE s."status" = 'open' AND s."endsAt" < ${today}
       AND NOT EXISTS (SELECT 1 FROM "Booking" b
                         JOIN "InPersonEnrolment" e ON e."applicationNo" = b."applicationNo"
                        WHERE b."sessionNo" = s."sessionNo" AND b."seat" = 'sold'
                          AND b."exceptionText" IS NULL AND e."status" IN (${UNDECIDED}))`
}
