import type { Queries } from '@hygiene/db/connect'
import type { Broken } from './broken.ts'

export async function countOf(
  db: Queries,
  what: string,
  text: string,
  ...values: unknown[]
): Promise<Broken[]> {
  const rows = await db.$queryRawUnsafe<unknown[]>(text, ...values)
  return rows.length === 0 ? [] : [{ what, found: `${rows.length} rows` }]
}
