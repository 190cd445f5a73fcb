import { applyOnline } from '@hygiene/contracts'
import type { InPersonSession } from '@hygiene/db'
import { addCourse, addInPersonCourse } from '@hygiene/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { licence, MORNING, type Opener, openSeatTown, type SeatTown } from '../testing/seat-town.ts'

let town: SeatTown
let yearly: InPersonSession

beforeAll(async () => {
  town = await openSeatTown()
  town.api.clock.set(MORNING)
  const { db } = town.api.database
  await addCourse(db)
  yearly = await town.session({ courses: [await addInPersonCourse(db, { salesType: 2 })] })
})
afterAll(() => town.stop())

function online({ client }: Opener, { businessTypeName: _trade, ...place }: ReturnType<typeof licence>) {
  return client.call(applyOnline, {
    onlineEducationBean: { ...place, phone: '01012345678', privacyConsent: true },
  })
}

it('one person applying online and for a hall at once ends with one application for the licence', async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const person = await town.opener()
    const place = licence()
    const inHall = () => person.apply(yearly, { salesType: 2, licences: [place] })
    const acts =
      turn % 2 === 0 ? [() => online(person, place), inHall] : [inHall, () => online(person, place)]
    const answers = await Promise.all(acts.map((act) => act()))
    expect(answers.map(({ refusal }) => refusal ?? 'applied').toSorted()).toEqual([
      'ALREADY_APPLIED',
      'applied',
    ])
  }
})
