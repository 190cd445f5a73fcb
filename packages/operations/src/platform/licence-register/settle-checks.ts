import { type OnlineEnrolment, Prisma } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import {
  type PlaceFact,
  placeDifferences,
  type TypedPlace,
} from '@hygiene/domain/platform/licence-register/licence-check'
import type { RegisteredLicence } from '@hygiene/domain/platform/licence-register/register-row'

interface PlaceRow extends TypedPlace {
  enrolmentNo: number | null
  inPersonEnrolmentNo: number | null
  licenceKey: OnlineEnrolment['licenceKey']
}

const PLACE = Prisma.raw(
  `"licenceKey", "licenceNo", "industryType", "businessName", "representative", "address", "address2"`,
)

/** Closes checks whose place the register now contains with the same text. */
export async function settleChecks(
  db: Transaction,
  read: ReadonlyMap<string, RegisteredLicence>,
  now: Date,
): Promise<void> {
  const keys = [...read.keys()]
  const waiting = await db.$queryRaw<(PlaceRow & { checkNo: number })[]>`
    SELECT c."checkNo", o."enrolmentNo", NULL::int AS "inPersonEnrolmentNo", ${PLACE}
      FROM "OnlineEnrolment" o JOIN "LicenceCheck" c USING ("enrolmentNo")
     WHERE c."outcome" IS NULL AND c."cause" = 'typed' AND o."licenceKey" = ANY (${keys}::text[])
    UNION ALL
    SELECT c."checkNo", NULL, h."inPersonEnrolmentNo", ${PLACE}
      FROM "InPersonEnrolment" h JOIN "LicenceCheck" c USING ("inPersonEnrolmentNo")
     WHERE c."outcome" IS NULL AND c."cause" = 'typed' AND h."licenceKey" = ANY (${keys}::text[])`
  const same = waiting.filter((place) => differencesOf(place, read)?.length === 0)
  if (same.length === 0) return
  await db.licenceCheck.updateMany({
    where: { checkNo: { in: same.map(({ checkNo }) => checkNo) }, outcome: null },
    data: { outcome: 'matched', decidedAt: now },
  })
}

export interface ChangeSeen {
  changeNo: number
  licenceKey: string
  facts: readonly PlaceFact[]
}

/**
 * Opens a check for active enrolments whose place changed in the register; an open one refers to the latest change. A completed
 * education certifies the place as it was.
 */
export async function markChanged(
  db: Transaction,
  changes: readonly ChangeSeen[],
  read: ReadonlyMap<string, RegisteredLicence>,
  now: Date,
): Promise<void> {
  const byKey = new Map(changes.map((change) => [change.licenceKey, change]))
  if (byKey.size === 0) return
  const keys = [...byKey.keys()]
  const places = await db.$queryRaw<PlaceRow[]>`
    SELECT "enrolmentNo", NULL::int AS "inPersonEnrolmentNo", ${PLACE} FROM "OnlineEnrolment"
     WHERE "licenceKey" = ANY (${keys}::text[]) AND "status" IN ('applied', 'paid', 'studying', 'studied', 'surveyed')
    UNION ALL
    SELECT NULL, "inPersonEnrolmentNo", ${PLACE} FROM "InPersonEnrolment"
     WHERE "licenceKey" = ANY (${keys}::text[]) AND "status" IN ('applied', 'paid', 'attended')`
  for (const place of places) {
    const change = byKey.get(place.licenceKey)
    const differ = differencesOf(place, read)?.some((fact) => change?.facts.includes(fact))
    if (change && differ) await markOne(db, place, change.changeNo, now)
  }
}

async function markOne(
  db: Transaction,
  { enrolmentNo, inPersonEnrolmentNo }: PlaceRow,
  changeNo: number,
  now: Date,
): Promise<void> {
  const own = { cause: 'changed' as const, enrolmentNo, inPersonEnrolmentNo }
  const { count } = await db.licenceCheck.updateMany({ where: { ...own, outcome: null }, data: { changeNo } })
  if (count === 0) await db.licenceCheck.create({ data: { ...own, changeNo, madeAt: now } })
}

function differencesOf(
  place: PlaceRow,
  read: ReadonlyMap<string, RegisteredLicence>,
): PlaceFact[] | undefined {
  const listed = read.get(place.licenceKey)
  return listed && placeDifferences(place, listed)
}
