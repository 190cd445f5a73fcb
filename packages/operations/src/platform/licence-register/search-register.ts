import { type Licence, Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { LICENCES_COUNTED } from '@hygiene/domain/platform/licence-register/register-row'
import { maskRepresentative } from '@hygiene/domain/member/account/masking'

interface WantedLicences {
  industryCode: string
  businessName: string
  representativeName: string
  /** Lists the codes of one province, old and new; null means any. */
  sidoCodes: readonly string[] | null
  first: number
  rows: number
}

/**
 * Searches our copy of the register by the names of its businesses. The bigram index finds parts of names
 * (docs/decisions/014-bigrams.md). `total` counts at most `LICENCES_COUNTED` rows beyond `first`.
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
      : // The register masks most names, so the cheap comparison comes first and usually suffices.
        [
          Prisma.sql`("representativeName" = ${maskRepresentative(representativeName)}
                      OR ${holds(Prisma.sql`"representativeName"`, representativeName)})`,
        ]),
    // Casts to the column's type, because a text comparison could not use its index.
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
