import { randomUUID } from 'node:crypto'
import { allOf, type KeysetColumn, type KeysetQuery } from '@hygiene/db/keyset'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { transaction } from '@hygiene/db/transaction'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import { allowed, denied } from '@hygiene/domain/verdict'
import type { EmployeeActor } from '../../kit/actor.ts'
import type { Rows } from '../../kit/list.ts'
import type { Choice, Sight } from '../../kit/list-plan.ts'

/** Limits the rows of a set: more than any campaign has had, and few enough for one statement. */
const SET_LIMIT = 100_000
const DAY_MS = 24 * 60 * 60 * 1000

export interface SetWanted {
  employeeNo: number
  screen: string
  conditions: object
}

interface SetBounds {
  days: number
  most: number
}

interface FrozenSet {
  setNo: string
  count: number
  frozenAt: string
}

type Frozen = { allowed: true; set: FrozenSet } | { allowed: false; reason: 'SET_TOO_LARGE' }

/** Stores the keys of all found rows in one statement, so later changes do not affect the set. */
export async function freezeSet(
  client: PrismaClient,
  key: KeysetColumn,
  { from, where }: KeysetQuery,
  wanted: SetWanted,
  now: Date,
  { days, most }: SetBounds = { days: 1, most: SET_LIMIT },
): Promise<Frozen> {
  const setNo = randomUUID()
  const times = { frozenAt: now, endsAt: new Date(now.getTime() + days * DAY_MS) }
  return transaction(client, async (db): Promise<Frozen> => {
    await db.staffSet.create({ data: { setNo, ...wanted, ...times, rowCount: 0 } })
    const count = await db.$executeRaw`
      INSERT INTO "StaffSetRow" ("setNo", "key")
      SELECT ${setNo}::uuid, (${key.sql})::text FROM ${from} WHERE ${allOf(where)} LIMIT ${most + 1}`
    if (count > most) return denied('SET_TOO_LARGE')
    await db.staffSet.update({ where: { setNo }, data: { rowCount: count } })
    return { ...allowed(), set: { setNo, count, frozenAt: now.toISOString() } }
  })
}

/** Is a list whose frozen sets bulk operations use. */
export type FrozenList = Pick<Rows<never>, 'key' | 'found'>

type FrozenChoice = Choice<never> & Pick<Sight, 'branches'>

/** Freezes the rows that an employee has found or selected by hand. */
export const freezing =
  (screen: string, list: FrozenList) =>
  ({ db, input, actor, now }: { db: PrismaClient; input: object; actor: EmployeeActor; now: Date }) => {
    const { filter, text, only } = input as FrozenChoice
    const branches = branchesOf(actor)
    const wanted = { employeeNo: actor.employeeNo, screen, conditions: { filter, text, only, branches } }
    return freezeSet(db, list.key, list.found({ filter, text, only }, { branches, now }), wanted, now)
  }

/** Selects the rows that the conditions of a set match now. */
export function foundAgain({ found }: FrozenList, conditions: unknown, now: Date): KeysetQuery {
  const { branches, ...choice } = conditions as FrozenChoice
  return found(choice, { branches, now })
}
