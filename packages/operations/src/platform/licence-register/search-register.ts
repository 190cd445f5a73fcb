import { type Licence, Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { LICENCES_COUNTED } from '@hygiene/domain/platform/licence-register/register-row'
import { maskRepresentative } from '@hygiene/domain/member/account/masking'

interface WantedLicences {
  industryCode: string
  /** Parts of names; empty where nothing was typed. */
  businessName: string
  representativeName: string
  /** Codes of one province, old and new; null: any. */
  sidoCodes: readonly string[] | null
  /** The first row, counted from 1. */
  first: number
  rows: number
}

/**
 * A page of our copy of the register by the names of its businesses. Parts of names are found by their letters and pairs of
 * neighbours (docs/decisions/014-bigrams.md). `total` counts `LICENCES_COUNTED` rows beyond `first` at most.
 */
export async function searchRegister(
  db: Queries,
  { industryCode, businessName, representativeName, sidoCodes, first, rows }: WantedLicences,
): Promise<{ licences: Licence[]; total: number }> {
  const conditions = [
    Prisma.sql`"industryCode" = ${industryCode}`,
    ...(businessName === '' ? [] : [holds(Prisma.sql`"businessName"`, businessName)]),
    ...(representativeName === ''
      ? []
      : // The register gives most names masked; the cheap comparison comes first, most rows need no other.
        [
          Prisma.sql`("representativeName" = ${maskRepresentative(representativeName)}
                      OR ${holds(Prisma.sql`"representativeName"`, representativeName)})`,
        ]),
    // Of the column's own type: compared as text it has no index.
    ...(sidoCodes === null ? [] : [Prisma.sql`"sidoCode" = ANY (${sidoCodes}::bpchar[])`]),
  ]
  const found = Prisma.sql`FROM "Licence" WHERE ${Prisma.join(conditions, ' AND ')}`
  const [licences, [counted]] = await Promise.all([
    db.$queryRaw<
      Licence[]
    >`SELECT * ${found} ORDER BY "businessName", "licenceNo" LIMIT ${rows} OFFSET ${first - 1}`,
    db.$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS "total" FROM (SELECT 1 ${found} LIMIT ${first - 1 + LICENCES_COUNTED}) AS "some"`,
  ])
  return { licences, total: counted?.total ?? 0 }
}

function holds(column: Prisma.Sql, part: string): Prisma.Sql {
  return Prisma.sql`("grams_of"(lower(${column})) @> "grams_asked"(lower(${part})) AND strpos(lower(${column}), lower(${part})) > 0)`
}
