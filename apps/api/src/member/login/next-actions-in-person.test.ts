import { listNextActions } from '@hygiene/contracts/member/account/list-next-actions'
import { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import { moveSeat } from '@hygiene/contracts/in-person/seat/move-seat'
import type { Member } from '@hygiene/db/generated/client'
import { transaction } from '@hygiene/db/transaction'
import { relocateSession } from '@hygiene/operations/in-person/session/staff/move-in-person-session'
import {
  addPerson,
  addSession,
  addVenue,
  bookSeat,
  type ContractClient,
  type SeatWanted,
} from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const NOW = new Date('2026-11-22T10:24:00+09:00')
const STARTS_AT = new Date('2026-12-02T10:00:00+09:00')
const MINUTE_MS = 60_000

let api: TestApi
let member: Member
let person: ContractClient
let turn = 0

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  api.clock.set(NOW.toISOString())
  turn += 1
  member = await addPerson(api.database.db, { userId: `seated${turn}` })
  person = await api.logIn(member.userId)
})

const firstAction = async (client = person) => (await client.call(listNextActions, {})).entity.list[0]

async function book(wanted: SeatWanted, whose = member) {
  const session = await addSession(api.database.db, { startsAt: STARTS_AT })
  const bookedAt = new Date(NOW.getTime() - 60 * MINUTE_MS)
  return { session, ...(await bookSeat(api.database.db, whose, session, { bookedAt, ...wanted })) }
}

it.each([
  ['2026-12-01T23:59:00+09:00', true],
  ['2026-12-02T00:00:00+09:00', false],
])('allows a change of day at %s: %s', async (at, mayChange) => {
  await book({ seat: 'sold' })
  api.clock.set(at)
  const action = await firstAction(await api.logIn(member.userId))
  expect(action?.day).toMatchObject({ mayChange, phone: '031-000-1001', moved: null })
})

it('counts those who are ahead on the waiting list', async () => {
  const { session, waiting } = await book({ seat: 'waiting' })
  expect((await firstAction())?.waiting).toEqual({ waitingNo: waiting?.waitingNo, ahead: 0 })
  const second = await addPerson(api.database.db, { userId: `second${turn}` })
  await bookSeat(api.database.db, second, session, { seat: 'waiting', bookedAt: NOW })
  expect((await firstAction(await api.logIn(second.userId)))?.waiting).toMatchObject({ ahead: 1 })
})

it('shows another venue on the card and in the list until the person chooses a session', async () => {
  const { db } = api.database
  const { session, enrolments } = await book({ seat: 'sold' })
  const venue = await addVenue(db, { name: `종로 교육장 ${turn}`, sidoCode: '1100000000' })
  const { sessionNo } = session
  await transaction(db, (tx) => relocateSession(tx, { sessionNo, venueNo: venue.venueNo }, NOW))

  const moved = { location: '수원 교육장', startsAt: STARTS_AT.toISOString() }
  const action = await firstAction()
  expect(action?.day).toMatchObject({ location: `종로 교육장 ${turn}`, moved })
  const { list } = (await person.call(listInPersonEnrolments, {})).entity
  expect(list).toMatchObject([{ moved: action?.day?.moved, venueSidoCode: '1100000000' }])

  const other = await addSession(db, { startsAt: new Date('2026-12-03T10:00:00+09:00') })
  api.clock.set(new Date(NOW.getTime() + MINUTE_MS).toISOString())
  const [record] = enrolments
  if (!record) throw new Error('No record')
  const { inPersonEnrolmentNo } = record
  await person.call(moveSeat, { inPersonEnrolmentNo, sessionNo: other.sessionNo })
  expect((await firstAction())?.day?.moved).toBeNull()
})
