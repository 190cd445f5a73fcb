import type { SeatState } from '@hygiene/db/generated/client'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { hasHoldLapsed, hasSeat } from '@hygiene/domain/in-person/seat/seat-taken'
import { addPerson, addSession, bookSeat } from '@hygiene/testing'
import { type DatabaseScenario, openDatabaseScenario } from '@hygiene/testing/open-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lapsedAt, lapsedSql, takenAt, takenSql } from './seats-taken.ts'

const NOW = new Date('2026-12-01T10:00:00+09:00')
const later = (ms: number): Date => new Date(NOW.getTime() + ms)

const bookings: [SeatState, Date | undefined][] = [
  ['sold', undefined],
  ['released', undefined],
  ['waiting', undefined],
  ['held', later(1)],
  ['held', NOW],
  ['held', later(-1)],
]

let scenario: DatabaseScenario

beforeAll(async () => {
  scenario = await openDatabaseScenario()
  const { db } = scenario.database
  const session = await addSession(db, { startsAt: new Date('2026-12-10T10:00:00+09:00') })
  for (const [place, [seat, heldUntil]] of bookings.entries()) {
    const person = await addPerson(db, { userId: `seat${place}` })
    await bookSeat(db, person, session, heldUntil ? { seat, heldUntil } : { seat })
  }
})
afterAll(() => scenario.stop())

const numbers = (rows: readonly { applicationNo: ApplicationNo }[]) =>
  rows.map(({ applicationNo }) => applicationNo).toSorted((one, other) => one - other)

describe('the SQL seat rule', () => {
  it('finds the same taken seats as the rule', async () => {
    const all = await scenario.database.db.booking.findMany()
    const ruled = numbers(all.filter((booking) => hasSeat(booking, NOW)))
    expect(ruled).toHaveLength(2)
    expect(numbers(await scenario.database.db.booking.findMany({ where: takenAt(NOW) }))).toEqual(ruled)
    const sql = `SELECT b."applicationNo" FROM "Booking" b WHERE ${takenSql('b', '$1')}`
    expect(
      numbers((await scenario.database.pool.query<{ applicationNo: ApplicationNo }>(sql, [NOW])).rows),
    ).toEqual(ruled)
  })

  it('finds the same lapsed holds as the rule', async () => {
    const all = await scenario.database.db.booking.findMany()
    const ruled = numbers(all.filter((booking) => hasHoldLapsed(booking, NOW)))
    expect(ruled).toHaveLength(2)
    expect(numbers(await scenario.database.db.booking.findMany({ where: lapsedAt(NOW) }))).toEqual(ruled)
    const sql = `SELECT b."applicationNo" FROM "Booking" b WHERE ${lapsedSql('b', '$1')}`
    expect(
      numbers((await scenario.database.pool.query<{ applicationNo: ApplicationNo }>(sql, [NOW])).rows),
    ).toEqual(ruled)
  })
})
