import { isCheckInOpen } from '@hygiene/domain/in-person/check-in/check-in-hours'
import { findCheckInPass } from '@hygiene/operations/in-person/check-in/check-in-pass'
import { addPerson, addSession, bookSeat } from '@hygiene/testing'
import { type OpenedDatabase, openDatabase } from '@hygiene/testing/open-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { linkTodaysCheckIn } from './check-in-link.ts'

const NIGHT = new Date('2026-12-10T01:00:00+09:00')
let opened: OpenedDatabase

beforeAll(async () => {
  opened = await openDatabase()
})
afterAll(() => opened.drop())

it('links to the busiest session of today with an open check-in', async () => {
  const { db } = opened
  const url = 'http://127.0.0.1:4000'
  expect(await linkTodaysCheckIn(db, url, NIGHT)).toBeNull()
  const at = (instant: string) => addSession(db, { startsAt: new Date(`${instant}+09:00`) })
  const [, busy] = [
    await at('2026-12-10T09:00:00'),
    await at('2026-12-10T10:00:00'),
    await at('2026-12-11T10:00:00'),
  ]
  await bookSeat(db, await addPerson(db, { userId: 'learner1' }), busy)

  const { origin, pathname, hash } = new URL((await linkTodaysCheckIn(db, url, NIGHT)) ?? '')
  expect(`${origin}${pathname}`).toBe(`${url}/check-in`)
  const pass = await findCheckInPass(db, hash.slice(1))
  expect(pass).toMatchObject({ sessionNo: busy.sessionNo, label: '출입구' })
  expect(pass && isCheckInOpen(pass, NIGHT)).toBe(true)
})
