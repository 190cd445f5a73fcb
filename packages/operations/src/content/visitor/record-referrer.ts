import { recordReferrer as contract } from '@hygiene/contracts/content/visitor/record-referrer'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { operation } from '../../kit/operation.ts'

/** Uses one statement so that concurrent visits are all counted. */
export const recordReferrer = operation(contract, async ({ db, input: { siteName, count }, now }) => {
  await db.$executeRaw`
    INSERT INTO "ReferrerVisit" AS seen ("visitedOn", "siteName", "visits")
    VALUES (${seoulDay(now)}::date, ${siteName.toLowerCase()}, ${count})
    ON CONFLICT ("visitedOn", "siteName") DO UPDATE SET "visits" = seen."visits" + excluded."visits"`
  return { counted: true as const }
})
