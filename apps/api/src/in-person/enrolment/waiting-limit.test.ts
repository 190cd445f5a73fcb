import { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import type { InPersonSession } from '@hygiene/db/generated/client'
import {
  licence,
  MORNING,
  openSeatScenario,
  type SeatScenario,
} from '@hygiene/testing/scenarios/seat-scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi } from '../../testing/start-test-api.ts'

let scenario: SeatScenario
let full: InPersonSession[]

beforeAll(async () => {
  scenario = await openSeatScenario(startTestApi)
  scenario.api.clock.set(MORNING)
  full = []
  for (const day of [11, 12, 13, 14, 15]) {
    const session = await scenario.session({
      startsAt: new Date(`2026-12-${day}T10:00:00+09:00`),
      capacity: 1,
    })
    await scenario.fill(session, 1)
    full.push(session)
  }
})
afterAll(() => scenario.stop())

const queue = { joinsWaitingList: true } as const

function venue(at: number): InPersonSession {
  const session = full[at]
  if (!session) throw new Error(`There is no venue ${at}`)
  return session
}

it('limits an applicant to three waiting lists, even with concurrent clicks', async () => {
  const person = await scenario.opener()
  const answers = await Promise.all(full.map((session) => person.apply(session, queue)))
  const outcomes = answers.map(({ refusal }) => refusal ?? 'waiting').toSorted()
  expect(outcomes).toEqual(['TOO_MANY_WAITING', 'TOO_MANY_WAITING', 'waiting', 'waiting', 'waiting'])
  expect((await person.client.call(listInPersonEnrolments, {})).entity.list).toHaveLength(3)
})

it('gives a seat to a person on any number of waiting lists', async () => {
  const person = await scenario.opener()
  for (const at of [0, 1, 2]) expect((await person.apply(venue(at), queue)).entity.seat).toBe('waiting')
  const open = await scenario.session({ startsAt: new Date('2026-12-20T10:00:00+09:00') })
  expect((await person.apply(open, queue)).entity.seat).toBe('held')
})

it('lets an unpaid application change waiting lists but refuses a fourth', async () => {
  const person = await scenario.opener()
  const licences = [licence()]
  for (const at of [0, 1]) expect((await person.apply(venue(at), queue)).entity.seat).toBe('waiting')
  const { applicationNo } = (await person.apply(venue(2), { ...queue, licences })).entity
  const change = (at: number) => person.apply(venue(at), { ...queue, applicationNo, licences })
  expect((await change(3)).entity.seat).toBe('waiting')

  const open = await scenario.session({ startsAt: new Date('2026-12-21T10:00:00+09:00') })
  expect((await change(3)).entity.seat).toBe('waiting')
  const seated = await person.apply(open, { applicationNo, licences })
  expect(seated.entity.seat).toBe('held')
  expect((await person.apply(venue(4), queue)).entity.seat).toBe('waiting')
  expect((await change(3)).refusal).toBe('TOO_MANY_WAITING')
})
