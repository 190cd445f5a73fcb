import type { Transaction } from '@hygiene/db/connect'
import type { Marks } from '@hygiene/domain/in-person/check-in/judge-attendance'
import type { SessionNo } from '@hygiene/domain/record-numbers'

/** Merges marks into one row per person: the earliest arrival and the latest departure. */
export async function mergeAttendance(
  db: Transaction,
  sessionNo: SessionNo,
  marks: ReadonlyMap<number, Marks>,
  now: Date,
): Promise<void> {
  const people = [...marks.entries()].toSorted(([left], [right]) => left - right)
  if (people.length === 0) return
  await db.$executeRaw`
    INSERT INTO "Attendance" AS known ("sessionNo", "applicationNo", "inAt", "outAt", "updatedAt")
    SELECT ${sessionNo}, m."applicationNo", m."inAt", m."outAt", ${now}
      FROM unnest(${people.map(([applicationNo]) => applicationNo)}::int[],
                  ${people.map(([, { inAt }]) => inAt)}::timestamptz[],
                  ${people.map(([, { outAt }]) => outAt)}::timestamptz[]) AS m("applicationNo", "inAt", "outAt")
     ORDER BY m."applicationNo"
    ON CONFLICT ("sessionNo", "applicationNo") DO UPDATE
       SET "inAt" = least(known."inAt", excluded."inAt"), "outAt" = greatest(known."outAt", excluded."outAt"),
           "updatedAt" = excluded."updatedAt"
     WHERE known."inAt" IS DISTINCT FROM least(known."inAt", excluded."inAt")
        OR known."outAt" IS DISTINCT FROM greatest(known."outAt", excluded."outAt")`
}
