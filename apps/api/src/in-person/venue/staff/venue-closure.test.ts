import { moveInPersonSession } from '@hygiene/contracts/in-person/session/staff/move-in-person-session'
import { approveChange } from '@hygiene/contracts/staff/approval/approve-change'
import { readApproval } from '@hygiene/contracts/staff/approval/read-approval'
import { listStaffVenues } from '@hygiene/contracts/in-person/venue/staff/list-staff-venues'
import { planVenueClosure } from '@hygiene/contracts/in-person/venue/staff/plan-venue-closure'
import { requestVenueClosure } from '@hygiene/contracts/in-person/venue/staff/request-venue-closure'
import { retireVenue } from '@hygiene/contracts/in-person/venue/staff/retire-venue'
import { addVenue } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openClosureScenario, type ClosureScenario } from '../../../testing/closure-scenario.ts'

let scenario: ClosureScenario

beforeAll(async () => {
  scenario = await openClosureScenario()
})
beforeEach(() => scenario.renew())
afterAll(() => scenario.stop())

const approve = (approvalNo: number) => scenario.approver.call(approveChange, { approvalNo })
const asked = async () => (await scenario.request()).entity.approvalNo

it('moves every remaining session with one approval and notifies each person once', async () => {
  const { first, second, next } = scenario
  const people = [await scenario.book(first), await scenario.book(second)]
  const slips = await scenario.slips()
  const approvalNo = await asked()
  expect(await scenario.venuesNow()).toEqual([scenario.venueNo, scenario.venueNo])
  expect((await scenario.maker.call(approveChange, { approvalNo })).refusal).toBe('APPROVAL_OWN')

  expect((await approve(approvalNo)).entity.outcome).toEqual(['회차 2건을 모두 옮겼습니다.'])
  expect(await scenario.venuesNow()).toEqual([next.venueNo, next.venueNo])
  for (const { person, booking } of people) {
    expect(await scenario.messagesOf(person.memberNo)).toBe(1)
    expect(await scenario.seatOf(booking.applicationNo)).toEqual({ seat: 'sold', isHere: true })
  }
  expect((await scenario.slips()) - slips).toBe(2)
  expect((await approve(approvalNo)).refusal).toBe('APPROVAL_DECIDED')
  const moves = await scenario.db.auditEntry.findMany({
    where: { operation: 'moveInPersonSession', detail: `교육장 ${next.venueNo}` },
  })
  expect(moves.map(({ reason }) => reason)).toEqual([scenario.WHY.text, scenario.WHY.text])
})

it('leaves the sessions before the first day of the closure in place', async () => {
  const fromOn = '2026-12-15'
  const moves = scenario.movesTo(scenario.next.venueNo).slice(1)
  const { approvalNo } = (await scenario.request({ fromOn, moves })).entity
  await approve(approvalNo)
  expect(await scenario.venuesNow()).toEqual([scenario.venueNo, scenario.next.venueNo])
})

it('refuses sessions in a closed venue until the venue is in use again', async () => {
  const other = await scenario.sessionElsewhere('2026-12-20')
  await approve(await asked())
  const move = () =>
    scenario.approver.call(moveInPersonSession, {
      sessionNo: other.sessionNo,
      venueNo: scenario.venueNo,
      reason: '다시 옮김',
      people: 0,
    })
  expect((await move()).refusal).toBe('VENUE_CLOSED')
  const [row] = await listed('closed')
  expect(row?.closedFromOn).toBe('2026-11-21')
  const again = { venueNo: scenario.venueNo, isRetired: false, reason: '수리를 마침' }
  expect((await scenario.maker.call(retireVenue, again)).refusal).toBeNull()
  expect((await move()).refusal).toBeNull()
  expect(await listed('closed')).toEqual([])
})

const listed = async (state: 'closed' | 'inUse') => {
  const sort = { by: 'name', isDescending: false } as const
  const input = { filter: { state }, sort, text: '젖은 교육장' }
  return (await scenario.maker.call(listStaffVenues, input)).entity.list
}

it('proposes a free venue of the province with enough seats and lists the alternatives', async () => {
  const { first, db, next } = scenario
  await scenario.book(first)
  await scenario.book(first)
  const small = await addVenue(db, { name: '작은 교육장', venueCapacity: 1 })
  const far = await addVenue(db, { name: '가까운 이름', sidoCode: '2600000000' })
  const closed = await addVenue(db, { name: '닫은 교육장', closedFromOn: new Date('2026-12-01') })
  const plan = await scenario.plan()
  const move = plan.entity.moves[0]
  expect(move).toMatchObject({ sessionNo: first.sessionNo, people: 2, proposedNo: next.venueNo })
  const offered = move?.choices.map(({ venueNo }) => venueNo) ?? []
  expect(offered).toContain(far.venueNo)
  for (const { venueNo } of [small, closed, { venueNo: scenario.venueNo }])
    expect(offered).not.toContain(venueNo)
})

it.each([
  ['another time', { startsAt: new Date('2026-12-10T11:00:00+09:00') }, '그사이 시간이 바뀐 회차입니다.'],
  ['an end', { status: 'cancelled', cancelledAt: new Date() } as const, '이미 취소된 회차입니다.'],
])(
  'reports a session that got %s before the approval, leaves that one and moves the others',
  async (_, data, sentence) => {
    const { first, second, next, db } = scenario
    const approvalNo = await asked()
    await db.inPersonSession.update({ where: { sessionNo: first.sessionNo }, data })
    const late = await scenario.book(second)
    const { outcome } = (await approve(approvalNo)).entity
    expect(outcome).toEqual(['회차 1건을 옮기고 1건을 그대로 두었습니다.', expect.stringContaining(sentence)])
    expect(outcome[1]).toContain(`회차 ${first.sessionNo}`)
    expect(await scenario.venuesNow()).toEqual([scenario.venueNo, next.venueNo])
    expect(await scenario.messagesOf(late.person.memberNo)).toBe(1)
    expect((await scenario.maker.call(readApproval, { approvalNo })).entity.outcome).toEqual(outcome)
  },
)

it('reports a session whose target venue was taken and a session that is new', async () => {
  const approvalNo = await asked()
  await scenario.putInto(await scenario.sessionElsewhere('2026-12-10'), scenario.next.venueNo)
  const added = await scenario.sessionElsewhere('2026-12-20')
  await scenario.putInto(added, scenario.venueNo)
  const { outcome } = (await approve(approvalNo)).entity
  expect(outcome).toEqual([
    '회차 1건을 옮기고 2건을 그대로 두었습니다.',
    expect.stringContaining('옮길 교육장에 그 시간의 다른 회차가 생겼습니다.'),
    expect.stringContaining(`회차 ${added.sessionNo}: 승인을 요청한 뒤에 생긴 회차입니다.`),
  ])
})

it('leaves a session that an employee chose not to move', async () => {
  const [one, other] = scenario.movesTo(scenario.next.venueNo)
  const moves = [{ sessionNo: one?.sessionNo ?? 0, toVenueNo: null }, other ?? { sessionNo: 0, toVenueNo: 0 }]
  const { approvalNo } = (await scenario.request({ moves })).entity
  const { outcome } = (await approve(approvalNo)).entity
  expect(outcome[1]).toContain('옮기지 않기로 한 회차입니다.')
  expect(await scenario.venuesNow()).toEqual([scenario.venueNo, scenario.next.venueNo])
})

it('moves the sessions left by an earlier closure from the new closure’s first day on', async () => {
  const [one, other] = scenario.movesTo(scenario.next.venueNo)
  const left = { sessionNo: one?.sessionNo ?? 0, toVenueNo: null }
  await approve((await scenario.request({ moves: [left, other ?? left] })).entity.approvalNo)
  const again = { fromOn: '2026-12-01', moves: [{ ...left, toVenueNo: scenario.next.venueNo }] }
  const { approvalNo } = (await scenario.request(again)).entity
  const { follows } = (await scenario.approver.call(readApproval, { approvalNo })).entity.shown
  expect(follows[0]).toContain('2026년 11월 21일(토)부터')
  expect((await approve(approvalNo)).entity.outcome).toEqual(['회차 1건을 모두 옮겼습니다.'])
  expect(await scenario.venuesNow()).toEqual([scenario.next.venueNo, scenario.next.venueNo])
  expect((await listed('closed'))[0]?.closedFromOn).toBe('2026-11-21')
})

it('refuses an incomplete list and a venue that is not free', async () => {
  const refusal = async (more: object) => (await scenario.request(more)).refusal
  const moves = scenario.movesTo(scenario.next.venueNo)
  for (const wrong of [
    moves.slice(1),
    [...moves, ...moves],
    scenario.movesTo(scenario.venueNo),
    scenario.movesTo(999_999),
  ])
    expect(await refusal({ moves: wrong })).toBe('VENUE_CLOSURE_CHANGED')
  expect(await refusal({ fromOn: '2026-11-20' })).toBe('VENUE_CLOSURE_PAST')
  expect(await refusal({ venueNo: 999_999 })).toBe('VENUE_NOT_FOUND')
  expect(await refusal({ reasonCode: 'unknown' })).toBe('APPROVAL_REASON_UNKNOWN')
  const gone = await addVenue(scenario.db, { retiredAt: new Date() })
  expect(await refusal({ venueNo: gone.venueNo })).toBe('VENUE_RETIRED')
  expect((await scenario.plan({ venueNo: gone.venueNo })).refusal).toBe('VENUE_RETIRED')
  expect((await scenario.plan({ venueNo: 999_999 })).refusal).toBe('VENUE_NOT_FOUND')
  await asked()
  expect(await refusal({})).toBe('APPROVAL_TWIN_PENDING')
})

it('refuses malformed closure input', async () => {
  for (const wrong of [{ fromOn: '2026-13-01' }, { fromOn: '' }, { moves: [{ sessionNo: 1 }] }, { text: '' }])
    expect((await scenario.request(wrong)).status).toBe(400)
  expect((await scenario.plan({ fromOn: '내일' })).status).toBe(400)
})

it('refuses other roles and callers without a login', async () => {
  for (const role of ['branch', 'finance', 'support', 'readOnly'] as const) {
    const { client } = await scenario.staff(role)
    expect((await scenario.plan({}, client)).refusal).toBe('STAFF_FORBIDDEN')
    expect((await scenario.request({}, client)).refusal).toBe('STAFF_FORBIDDEN')
  }
  expect((await scenario.plan({}, scenario.anonymous)).refusal).toBe('STAFF_LOGIN_REQUIRED')
  expect((await scenario.request({}, scenario.anonymous)).refusal).toBe('STAFF_LOGIN_REQUIRED')
  expect(planVenueClosure.permission).toBe(requestVenueClosure.permission)
})
