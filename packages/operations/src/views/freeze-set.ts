import { randomUUID } from 'node:crypto'
import { allOf, type KeysetColumn, type KeysetQuery, type PrismaClient, transaction } from '@hygiene/db'
import { allowed, denied } from '@hygiene/domain'

/** Rows one set can hold: more than a campaign has ever had, and little enough to be written in one statement. */
const SET_LIMIT = 100_000
const SET_LIFE_MS = 24 * 60 * 60 * 1000

export interface SetWanted {
  employeeNo: number
  screen: string
  /** What `readSet` finds the same rows by. */
  conditions: object
}

export interface FrozenSet {
  setNo: string
  count: number
  frozenAt: string
}

type Frozen = { allowed: true; set: FrozenSet } | { allowed: false; reason: 'SET_TOO_LARGE' }

/** Keeps the keys of all rows found, in one statement: what comes or leaves from now on changes nothing in it. */
export async function freezeSet(
  client: PrismaClient,
  key: KeysetColumn,
  { from, where }: KeysetQuery,
  wanted: SetWanted,
  now: Date,
): Promise<Frozen> {
  const setNo = randomUUID()
  const times = { frozenAt: now, endsAt: new Date(now.getTime() + SET_LIFE_MS) }
  return transaction(client, async (db): Promise<Frozen> => {
    await db.staffSet.create({ data: { setNo, ...wanted, ...times, rowCount: 0 } })
    const count = await db.$executeRaw`
      INSERT INTO "StaffSetRow" ("setNo", "key")
      SELECT ${setNo}::uuid, (${key.sql})::text FROM ${from} WHERE ${allOf(where)} LIMIT ${SET_LIMIT + 1}`
    if (count > SET_LIMIT) return denied('SET_TOO_LARGE')
    await db.staffSet.update({ where: { setNo }, data: { rowCount: count } })
    return { ...allowed(), set: { setNo, count, frozenAt: now.toISOString() } }
  })
}
