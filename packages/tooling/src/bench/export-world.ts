import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { ONCE, WRITE_MEMBERS } from './desk-rows.ts'

const AT_ONCE = 50_000

/** Fills an empty database with so many members and nothing of theirs; answers the login of an employee. */
export async function writeExportWorld(url: string, members: number): Promise<string> {
  const options = '-c TimeZone=UTC -c synchronous_commit=off'
  const client = new pg.Client({ connectionString: url, options })
  await client.connect()
  try {
    await client.query('SET session_replication_role = replica')
    for (const text of ONCE) await client.query(text)
    const [people = ''] = WRITE_MEMBERS
    for (let from = 0; from < members; from += AT_ONCE)
      await client.query(people, [from, Math.min(AT_ONCE, members - from)])
    await client.query('VACUUM ANALYZE')
    await client.query('CHECKPOINT')
    const loginNo = randomUUID()
    await client.query(
      `INSERT INTO "StaffLogin" ("loginNo", "employeeNo", "provedAt", "startedAt", "extendedAt", "ipAddress") VALUES ($1, 1, now(), now(), now(), '127.0.0.1')`,
      [loginNo],
    )
    return loginNo
  } finally {
    await client.end()
  }
}
