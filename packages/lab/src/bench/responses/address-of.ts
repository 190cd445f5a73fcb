import { onServer } from '@hygiene/testing/postgres-template'
import type { ScreenRow } from './screen-row.ts'

export async function addressOf(
  { route, address = route }: ScreenRow,
  url: string,
  userId: string | null,
): Promise<string> {
  let filled = address
  for (const [mark, table = '', column = ''] of address.matchAll(/\{(\w+)\.(\w+)\}/g))
    filled = filled.replace(mark, encodeURIComponent(await lowestOf(url, table, column, userId)))
  return filled
}

async function lowestOf(url: string, table: string, column: string, userId: string | null): Promise<string> {
  return onServer(url, async (client) => {
    const { rowCount } = await client.query(
      `SELECT FROM information_schema.columns WHERE table_name = $1 AND column_name = 'memberNo'`,
      [table],
    )
    const isTheirs = userId !== null && rowCount === 1
    const { rows } = await client.query<{ value: string | null }>(
      `SELECT min("${column}")::text AS value FROM "${table}"
       ${isTheirs ? 'WHERE "memberNo" = (SELECT "memberNo" FROM "Member" WHERE "userId" = $1)' : ''}`,
      isTheirs ? [userId] : [],
    )
    const value = rows[0]?.value
    if (!value) throw new Error(`${table}.${column} has no row for ${userId ?? 'a visitor'}`)
    return value
  })
}
