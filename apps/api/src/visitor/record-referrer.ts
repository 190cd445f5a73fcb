import { recordReferrer as contract } from '@hygiene/contracts'
import { seoulDay } from '@hygiene/domain'
import { implement } from '../http/implement.ts'

/** One statement, so that visits counted at the same instant are all counted. */
export const recordReferrer = implement(contract, async ({ input, deps, now }) => {
  await deps.pool.query({
    name: 'count-referrer',
    text: `INSERT INTO "ReferrerVisit" AS seen ("visitedOn", "siteName", "visits") VALUES ($1::date, $2, $3)
           ON CONFLICT ("visitedOn", "siteName") DO UPDATE SET "visits" = seen."visits" + excluded."visits"`,
    values: [seoulDay(now), input.siteName.toLowerCase(), input.count],
  })
  return { counted: true as const }
})
