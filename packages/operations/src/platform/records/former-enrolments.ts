import type { Queries, Transaction } from '@hygiene/db/connect'

export async function findFormerEnrolments(
  db: Queries,
  formerNos: readonly string[],
): Promise<Map<string, number>> {
  const found = await db.formerEnrolment.findMany({ where: { formerNo: { in: [...formerNos] } } })
  return new Map(found.map(({ formerNo, enrolmentNo }) => [formerNo, enrolmentNo]))
}

/** Returns live enrolments of these licences as «licence year kind of operator», of which the database allows one each. */
export async function findLiveLicences(
  db: Queries,
  year: number,
  licenceKeys: readonly string[],
): Promise<Set<string>> {
  const rows = await db.$queryRaw<{ key: string }[]>`
    SELECT concat_ws(' ', "licenceKey", "year", "salesType") AS "key" FROM "OnlineEnrolment"
     WHERE "licenceKey" = ANY (${[...licenceKeys]}) AND "year" = ${year}
       AND "status" NOT IN ('cancelled', 'refunded', 'expired')
     UNION SELECT concat_ws(' ', "licenceKey", "year", "salesType") FROM "InPersonEnrolment"
     WHERE "licenceKey" = ANY (${[...licenceKeys]}) AND "year" = ${year}
       AND "status" NOT IN ('cancelled', 'refunded', 'absent')`
  return new Set(rows.map(({ key }) => key))
}

export async function keepFormerEnrolment(
  db: Transaction,
  former: { formerNo: string; enrolmentNo: number; minutes: number },
  now: Date,
): Promise<void> {
  await db.formerEnrolment.create({ data: { ...former, importedAt: now } })
}
