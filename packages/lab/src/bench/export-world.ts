import { randomUUID } from 'node:crypto'
import { ONCE, WRITE_MEMBERS } from './admin-rows.ts'
import { writeInBulk } from './write-in-bulk.ts'

const AT_ONCE = 50_000

export async function writeExportWorld(url: string, members: number): Promise<string> {
  return await writeInBulk(url, async (client) => {
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
  })
}
