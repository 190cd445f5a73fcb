import { planVenueClosure } from '@hygiene/contracts/in-person/venue/staff/plan-venue-closure'
import { requestVenueClosure } from '@hygiene/contracts/in-person/venue/staff/request-venue-closure'
import type { InPersonSession, Venue } from '@hygiene/db/generated/client'
import { addVenue, type ContractClient } from '@hygiene/testing'
import {
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { startTestApi } from './start-test-api.ts'

const WHY = { reasonCode: 'damage', text: '천장 누수로 쓸 수 없음' }

export async function openClosureScenario() {
  const world = await openStaffSessionScenario(startTestApi)
  const { db } = world.api.database
  const maker = (await world.staff('education')).client
  const approver = (await world.staff('headquarters')).client
  let now = await renewed(world)

  const movesTo = (toVenueNo: number) =>
    [now.first, now.second].map(({ sessionNo }) => ({ sessionNo, toVenueNo }))
  return {
    ...world,
    WHY,
    db,
    maker,
    approver,
    anonymous: world.api.client,
    get venueNo() {
      return now.venueNo
    },
    get first() {
      return now.first
    },
    get second() {
      return now.second
    },
    get next() {
      return now.next
    },
    async renew() {
      now = await renewed(world)
    },
    stop: () => world.api.stop(),
    movesTo,
    plan: (more: object = {}, client: ContractClient = maker) =>
      client.call(planVenueClosure, { venueNo: now.venueNo, fromOn: '2026-11-21', ...more }),
    request: (more: object = {}, client: ContractClient = maker) =>
      client.call(requestVenueClosure, {
        venueNo: now.venueNo,
        fromOn: '2026-11-21',
        moves: movesTo(now.next.venueNo),
        ...WHY,
        ...more,
      }),
    async sessionElsewhere(day: string): Promise<InPersonSession> {
      const session = await world.session(day)
      const { venueNo } = await addVenue(db, { name: '셋째 교육장' })
      await put(world, session, venueNo)
      return session
    },
    putInto: (session: InPersonSession, venueNo: number) => put(world, session, venueNo),
    async venuesNow() {
      const sessionNo = { in: [now.first.sessionNo, now.second.sessionNo] }
      const rows = await db.inPersonSession.findMany({ where: { sessionNo }, orderBy: { sessionNo: 'asc' } })
      return rows.map(({ venueNo }) => venueNo)
    },
    messagesOf: async (memberNo: number) => db.message.count({ where: { memberNo, kind: 'sessionMoved' } }),
    slips: async () => db.outbox.count({ where: { kind: 'issue-enrolment-slip' } }),
    async seatOf(applicationNo: number) {
      const { seat, sessionNo } = await db.booking.findUniqueOrThrow({ where: { applicationNo } })
      return { seat, isHere: [now.first.sessionNo, now.second.sessionNo].includes(sessionNo) }
    },
  }
}
export type ClosureScenario = Awaited<ReturnType<typeof openClosureScenario>>

interface Closing {
  first: InPersonSession
  second: InPersonSession
  venueNo: number
  next: Venue
}

async function renewed(world: StaffSessionScenario): Promise<Closing> {
  const { db } = world.api.database
  await db.venue.updateMany({ data: { retiredAt: new Date() } })
  const [first, second] = [await world.session('2026-12-10'), await world.session('2026-12-17')]
  const { venueNo } = await addVenue(db, { name: '젖은 교육장' })
  for (const session of [first, second]) await put(world, session, venueNo)
  return { first, second, venueNo, next: await addVenue(db, { name: '마른 교육장', venueCapacity: 40 }) }
}

async function put({ api }: StaffSessionScenario, { sessionNo }: InPersonSession, venueNo: number) {
  await api.database.db.inPersonSession.update({ where: { sessionNo }, data: { venueNo } })
}
