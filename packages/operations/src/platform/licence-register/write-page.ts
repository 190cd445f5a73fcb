import type { Licence } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import {
  keptRepresentative,
  type NamedProvince,
  readRegisterRow,
  type RegisteredLicence,
} from '@hygiene/domain/platform/licence-register/register-row'
import { licenceKey } from '@hygiene/domain/education/enrolment/licence-number'
import type { PlaceFact } from '@hygiene/domain/platform/licence-register/licence-check'
import { type ChangeSeen, markChanged, settleChecks } from './settle-checks.ts'

/** Is the only field of trades `search-licences` offers: restaurants. */
const INDUSTRY_CODE = '001'

interface Page {
  syncNo: number
  rows: readonly unknown[]
  provinces: readonly NamedProvince[]
  now: Date
}

interface WrittenPage {
  added: number
  changed: number
  faults: Map<string, number>
}

type Facts = Omit<RegisteredLicence, 'licenceNo'>

/**
 * Writes the businesses of a page; a change keeps the former values as a row of `LicenceChange`. A licence is identified by its
 * digits, so its first spelling is kept.
 */
export async function writePage(
  db: Transaction,
  { syncNo, rows, provinces, now }: Page,
): Promise<WrittenPage> {
  const faults = new Map<string, number>()
  const read = new Map<string, RegisteredLicence>()
  for (const row of rows) {
    const licence = readRegisterRow(row, provinces)
    if (typeof licence === 'string') faults.set(licence, (faults.get(licence) ?? 0) + 1)
    else read.set(licenceKey(licence.licenceNo), licence)
  }

  const before = await findByKeys(db, [...read.keys()])
  const missing = [...read].filter(([key]) => !before.has(key)).map(([, licence]) => licence)
  const added = await db.licence.createMany({
    data: missing.map(({ changedOn, ...licence }) => ({
      ...licence,
      changedOn: changedOn === null ? null : new Date(changedOn),
      industryCode: INDUSTRY_CODE,
    })),
    skipDuplicates: true,
  })

  const changes = [...before].flatMap(([key, kept]) => {
    const licence = read.get(key)
    if (!licence) return []
    const [was, is] = [factsOf(kept), factsAfter(kept, licence)]
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ licenceNo: kept.licenceNo, was, is }]
  })
  const seen = await db.licenceChange.createManyAndReturn({
    select: { changeNo: true, licenceNo: true },
    data: changes.map(({ licenceNo, was, is }) => ({
      syncNo,
      licenceNo,
      before: { ...was },
      after: { ...is },
      seenAt: now,
    })),
  })
  await db.$executeRaw`
    UPDATE "Licence" AS l
       SET "businessTypeName" = c."businessTypeName", "businessName" = c."businessName",
           "representativeName" = c."representativeName", "siteAddress" = c."siteAddress",
           "sidoCode" = c."sidoCode", "changedOn" = c."changedOn"
      FROM jsonb_to_recordset(${JSON.stringify(changes.map(({ licenceNo, is }) => ({ licenceNo, ...is })))}::jsonb)
        AS c ("licenceNo" text, "businessTypeName" text, "businessName" text, "representativeName" text,
              "siteAddress" text, "sidoCode" text, "changedOn" date)
     WHERE l."licenceNo" = c."licenceNo"`

  const facts = new Map(changes.map(({ licenceNo, was, is }) => [licenceNo, changedFacts(was, is)]))
  const notified: ChangeSeen[] = seen.map(({ changeNo, licenceNo }) => ({
    changeNo,
    licenceKey: licenceKey(licenceNo),
    facts: facts.get(licenceNo) ?? [],
  }))
  await markChanged(db, notified, read, now)
  await settleChecks(db, read, now)
  return { added: added.count, changed: changes.length, faults }
}

async function findByKeys(db: Transaction, keys: string[]): Promise<Map<string, Licence>> {
  const kept = await db.$queryRaw<Licence[]>`
    SELECT * FROM "Licence" WHERE regexp_replace("licenceNo", '\\D', '', 'g') = ANY (${keys}::text[]) ORDER BY "licenceNo"`
  return new Map(kept.toReversed().map((licence) => [licenceKey(licence.licenceNo), licence]))
}

function factsOf(licence: Licence): Facts {
  return {
    businessTypeName: licence.businessTypeName,
    businessName: licence.businessName,
    representativeName: licence.representativeName,
    siteAddress: licence.siteAddress,
    sidoCode: licence.sidoCode,
    changedOn: licence.changedOn?.toISOString().slice(0, 10) ?? null,
  }
}

/** Returns the facts to store, in the order of `factsOf`. A masked name never replaces a full one. */
function factsAfter(kept: Licence, licence: RegisteredLicence): Facts {
  return {
    businessTypeName: licence.businessTypeName,
    businessName: licence.businessName,
    representativeName: keptRepresentative(kept.representativeName, licence.representativeName),
    siteAddress: licence.siteAddress,
    sidoCode: licence.sidoCode,
    changedOn: licence.changedOn,
  }
}

/** The date of change alone does not count as a change. */
function changedFacts(was: Facts, is: Facts): PlaceFact[] {
  const pairs: [PlaceFact, keyof Facts][] = [
    ['businessName', 'businessName'],
    ['representative', 'representativeName'],
    ['address', 'siteAddress'],
    ['trade', 'businessTypeName'],
  ]
  return pairs.filter(([, column]) => was[column] !== is[column]).map(([fact]) => fact)
}
