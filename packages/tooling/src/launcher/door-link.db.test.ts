import { isDoorOpen } from '@hygiene/domain'
import { findDoorPass } from '@hygiene/operations/in-person/check-in/door-pass'
import { addPerson, addSession, bookSeat } from '@hygiene/testing'
import { type OpenedDatabase, openDatabase } from '@hygiene/testing/open-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { linkTodaysDoor } from './door-link.ts'

const NIGHT = new Date('2026-12-10T01:00:00+09:00')
let opened: OpenedDatabase

beforeAll(async () => {
  opened = await openDatabase()
})
afterAll(() => opened.drop())

it('is told for the session most people go to today, and opens at once', async () => {
  const { db } = opened
  const url = 'http://127.0.0.1:4000'
  expect(await linkTodaysDoor(db, url, NIGHT)).toBeNull()
  const at = (instant: string) => addSession(db, { startsAt: new Date(`${instant}+09:00`) })
  const [, busy] = [
    await at('2026-12-10T09:00:00'),
    await at('2026-12-10T10:00:00'),
    await at('2026-12-11T10:00:00'),
  ]
  await bookSeat(db, await addPerson(db, { userId: 'learner1' }), busy)

  const { origin, pathname, hash } = new URL((await linkTodaysDoor(db, url, NIGHT)) ?? '')
  expect(`${origin}${pathname}`).toBe(`${url}/door`)
  const pass = await findDoorPass(db, hash.slice(1))
  expect(pass).toMatchObject({ sessionNo: busy.sessionNo, label: '출입구' })
  expect(pass && isDoorOpen(pass, NIGHT)).toBe(true)
})
