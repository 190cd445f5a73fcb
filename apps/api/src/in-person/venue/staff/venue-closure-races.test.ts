import { moveSeat } from '@hygiene/contracts/in-person/seat/move-seat'
import { approveChange } from '@hygiene/contracts/staff/approval/approve-change'
import { makeSessions } from '@hygiene/contracts/in-person/session/staff/make-sessions'
import { moveInPersonSession } from '@hygiene/contracts/in-person/session/staff/move-in-person-session'
import { Prisma } from '@hygiene/db/generated/client'
import { untilWaiting } from '@hygiene/testing'
import { seriesOf } from '@hygiene/testing/scenarios/admin-series'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type ClosureScenario, openClosureScenario } from '../../../testing/closure-scenario.ts'

let scenario: ClosureScenario

beforeAll(async () => {
  scenario = await openClosureScenario()
})
beforeEach(() => scenario.renew())
afterAll(() => scenario.stop())

const pool = () => scenario.api.database.pool
const approve = (approvalNo: number) => scenario.approver.call(approveChange, { approvalNo })
const asked = async () => (await scenario.request()).entity.approvalNo

it('accepts one of two concurrent requests', async () => {
  const other = (await scenario.staff('headquarters')).client
  const answers = await Promise.all([scenario.request(), scenario.request({}, other)])
  expect(new Set(answers.map(({ refusal }) => refusal))).toEqual(new Set(['APPROVAL_TWIN_PENDING', null]))
})

it('moves all sessions once when two employees approve concurrently', async () => {
  const { person } = await scenario.book(scenario.first)
  const other = (await scenario.staff('headquarters')).client
  const approvalNo = await asked()
  const answers = await Promise.all([approve(approvalNo), other.call(approveChange, { approvalNo })])
  expect(new Set(answers.map(({ refusal }) => refusal))).toEqual(new Set(['APPROVAL_DECIDED', null]))
  expect(await scenario.messagesOf(person.memberNo)).toBe(1)
})

/** Queues both behind a locked row. The first one runs first when the lock is released. */
async function inTurn<First, Second>(
  row: Prisma.Sql,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const both = await scenario.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM ${row} FOR NO KEY UPDATE`
    const one = first()
    await untilWaiting(pool(), 1)
    const other = second()
    await untilWaiting(pool(), 2)
    return [one, other] as const
  })
  return [await both[0], await both[1]]
}
const sessionRow = (sessionNo: number) => Prisma.sql`"InPersonSession" WHERE "sessionNo" = ${sessionNo}`
const anHourLater = (at: Date) => new Date(at.getTime() + 3_600_000).toISOString()
const venueRow = (venueNo: number) => Prisma.sql`"Venue" WHERE "venueNo" = ${venueNo}`

it('leaves a session whose time changes during the approval', async () => {
  const { first, venueNo, next } = scenario
  const approvalNo = await asked()
  const [moved, approved] = await inTurn(
    sessionRow(first.sessionNo),
    () =>
      scenario.maker.call(moveInPersonSession, {
        sessionNo: first.sessionNo,
        startsAt: anHourLater(first.startsAt),
        endsAt: anHourLater(first.endsAt),
        reason: '강사 사정',
        people: 0,
      }),
    () => approve(approvalNo),
  )
  expect(moved.refusal).toBeNull()
  expect(approved.entity.outcome[1]).toContain('그사이 시간이 바뀐 회차입니다.')
  expect(await scenario.venuesNow()).toEqual([venueNo, next.venueNo])
})

it('notifies a person who moves into an affected session during the approval', async () => {
  const { first, next } = scenario
  const from = await scenario.sessionElsewhere('2026-12-15')
  const { person, enrolments } = await scenario.book(from)
  const inPersonEnrolmentNo = enrolments[0]?.inPersonEnrolmentNo ?? 0
  const owner = await scenario.api.logIn(person.userId)
  const approvalNo = await asked()
  const [moved, approved] = await inTurn(
    sessionRow(first.sessionNo),
    () => owner.call(moveSeat, { inPersonEnrolmentNo, sessionNo: first.sessionNo }),
    () => approve(approvalNo),
  )
  expect([moved.refusal, approved.refusal]).toEqual([null, null])
  expect(await scenario.venuesNow()).toEqual([next.venueNo, next.venueNo])
  expect(await scenario.messagesOf(person.memberNo)).toBe(1)
})

const makeOne = () => {
  const order = seriesOf({ branchNo: scenario.own.branchNo, venueNo: scenario.venueNo })
  return scenario.maker.call(makeSessions, { ...order, days: ['2026-12-23'], reason: '새 회차' })
}

it('refuses a new session in the venue during its closure', async () => {
  const { db, venueNo } = scenario
  const approvalNo = await asked()
  const [approved, made] = await inTurn(venueRow(venueNo), () => approve(approvalNo), makeOne)
  expect(approved.entity.outcome).toEqual(['회차 2건을 모두 옮겼습니다.'])
  expect(made.refusal).toBe('SERIES_CLASHES')
  expect(await db.inPersonSession.count({ where: { venueNo } })).toBe(0)
})

it('reports a session that is made in the venue during the approval', async () => {
  const { venueNo } = scenario
  const approvalNo = await asked()
  const [made, approved] = await inTurn(venueRow(venueNo), makeOne, () => approve(approvalNo))
  expect(made.refusal).toBeNull()
  expect(approved.entity.outcome).toEqual([
    '회차 2건을 옮기고 1건을 그대로 두었습니다.',
    expect.stringContaining('승인을 요청한 뒤에 생긴 회차입니다.'),
  ])
})

it('moves nothing when the connection breaks half-way, and everything on the next attempt', async () => {
  const { first, second, db, venueNo, next } = scenario
  const people = [await scenario.book(first), await scenario.book(second)]
  const slips = await scenario.slips()
  const approvalNo = await asked()
  const broken = await db.$transaction(async (tx) => {
    // Stops before people are notified; the first session has its new venue by then.
    await tx.$executeRaw`LOCK TABLE "Message" IN EXCLUSIVE MODE`
    const approving = approve(approvalNo)
    const [pid] = await untilWaiting(pool(), 1)
    await pool().query('SELECT pg_terminate_backend($1)', [pid])
    return approving
  })
  expect(broken.status).toBeGreaterThanOrEqual(500)
  expect(await scenario.venuesNow()).toEqual([venueNo, venueNo])
  expect(await scenario.slips()).toBe(slips)

  expect((await approve(approvalNo)).refusal).toBeNull()
  expect(await scenario.venuesNow()).toEqual([next.venueNo, next.venueNo])
  for (const { person } of people) expect(await scenario.messagesOf(person.memberNo)).toBe(1)
  expect((await scenario.slips()) - slips).toBe(2)
})
