import type { Licence } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'

export async function findLicence(db: Queries, licenceKey: string): Promise<Licence | null> {
  const [licence] = await db.$queryRaw<Licence[]>`
    SELECT * FROM "Licence" WHERE regexp_replace("licenceNo", '\\D', '', 'g') = ${licenceKey}
     ORDER BY "licenceNo" LIMIT 1`
  return licence ?? null
}
