import { readHome } from '@hygiene/contracts/staff/home/read-home'
import type { InPersonSession } from '@hygiene/db/generated/client'
import { addInquiry } from '@hygiene/testing'
import {
  auditOf,
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi } from '../../testing/start-test-api.ts'

let scenario: StaffSessionScenario
let own: InPersonSession
let elsewhere: InPersonSession

beforeAll(async () => {
  scenario = await openStaffSessionScenario(startTestApi)
  const { db } = scenario.api.database
  own = await scenario.session('2026-11-21')
  elsewhere = await scenario.session('2026-11-21', scenario.other)
  const seat = await scenario.book(own)
  await scenario.marks(seat, '09:50', null)
  const other = await scenario.book(elsewhere)
  await db.booking.update({
    where: { applicationNo: other.booking.applicationNo },
    data: { exceptionText: '일부만 출석' },
  })
  await scenario.session('2026-12-10')
  await addInquiry(db, seat.person, {
    writtenAt: new Date('2026-11-20T00:30:00Z'),
    dueAt: new Date('2026-11-20T05:30:00Z'),
  })
  await addInquiry(db, seat.person, { writtenAt: new Date('2026-11-20T23:00:00Z') })
  await db.payment.updateMany({
    where: { applicationNo: other.booking.applicationNo },
    data: { exceptionText: '금액이 다릅니다.', paidAt: new Date('2026-11-20T22:00:00Z') },
  })
})
afterAll(() => scenario.api.stop())

async function home(role: Parameters<typeof scenario.staff>[0]) {
  const { client, employeeNo } = await scenario.staff(role)
  return { ...(await client.call(readHome, {})), employeeNo }
}

const named = (queues: readonly { name: string; count: number }[]) =>
  Object.fromEntries(queues.map(({ name, count }) => [name, count]))

describe('the home of the console', () => {
  it('counts the queues of each role with the oldest item, its term and the overdue ones', async () => {
    const { entity } = await home('headquarters')
    expect(named(entity.queues)).toEqual({
      inquiries: 2,
      designations: 0,
      licences: expect.any(Number),
      money: 1,
      bookingExceptions: 1,
      documents: 0,
      jobs: 0,
      approvals: 0,
      reviews: expect.any(Number),
      exports: 0,
      figures: 0,
    })
    expect(entity.queues[0]).toEqual({
      name: 'inquiries',
      count: 2,
      oldestAt: '2026-11-20T00:30:00.000Z',
      dueAt: '2026-11-20T05:30:00.000Z',
      past: 1,
    })
    expect(named((await home('finance')).entity.queues)).toEqual({
      inquiries: 0,
      money: 1,
      documents: 0,
      approvals: 0,
      exports: 0,
    })
    expect(Object.keys(named((await home('readOnly')).entity.queues))).toEqual(['inquiries', 'designations'])
  })

  it('counts an overdue job that was relayed repeatedly', async () => {
    const { db } = scenario.api.database
    const now = scenario.api.clock.now()
    const data = { kind: 'issue-receipt', payload: { paymentNo: 1 }, relayedAt: now }
    const { outboxNo } = await db.outbox.create({
      data: { ...data, createdAt: new Date('2026-11-20T00:00:00Z') },
    })
    expect(named((await home('headquarters')).entity.queues)).toMatchObject({ jobs: 1 })
    await db.outbox.delete({ where: { outboxNo } })
  })

  it('counts only approvals that the role decides and not the employee’s own requests', async () => {
    const { db } = scenario.api.database
    const { employeeNo: makerNo, client } = await scenario.staff('headquarters')
    const askedAt = scenario.api.clock.now()
    const row = {
      makerNo,
      reasonCode: 'other',
      text: '확인',
      facts: {},
      askedAt,
      fingerprint: '',
      shown: {},
      barredNos: [],
    }
    for (const kind of ['exceptionalRefund', 'changeRole', 'grantExemption'] as const)
      await db.approval.create({
        data: { ...row, kind, subject: kind, endsAt: new Date(askedAt.getTime() + 86_400_000) },
      })
    const waiting = async (role: Parameters<typeof home>[0]) =>
      named((await home(role)).entity.queues)['approvals']
    expect([await waiting('headquarters'), await waiting('finance'), await waiting('support')]).toEqual([
      3, 1, 1,
    ])
    expect(named((await client.call(readHome, {})).entity.queues)['approvals']).toBe(0)
  })

  it('counts rights due for the half-yearly review until another employee reviews them', async () => {
    const { db } = scenario.api.database
    const { employeeNo: reviewerNo, client } = await scenario.staff('headquarters')
    const { employeeNo } = await scenario.staff('support')
    const due = async () =>
      (await client.call(readHome, {})).entity.queues.find((one) => one.name === 'reviews')
    const before = await due()
    expect(before).toMatchObject({ oldestAt: '2026-07-04T15:00:00.000Z', past: before?.count })
    await db.roleReview.create({
      data: { employeeNo, reviewerNo, role: 'support', text: '맞음', reviewedAt: scenario.api.clock.now() },
    })
    expect((await due())?.count).toBe((before?.count ?? 0) - 1)
  })

  it('shows today’s venues with attendance and a branch only its own', async () => {
    const { entity } = await home('education')
    expect(
      entity.venues.map(({ sessionNo, present, sold, exceptions }) => [sessionNo, present, sold, exceptions]),
    ).toEqual([
      [own.sessionNo, 1, 1, 0],
      [elsewhere.sessionNo, 0, 1, 1],
    ])
    const branch = (await home('branch')).entity
    expect(branch.venues.map(({ sessionNo }) => sessionNo)).toEqual([own.sessionNo])
    expect(named(branch.queues)).toMatchObject({ bookingExceptions: 0 })
    expect(branch.movement).toBeNull()
    expect((await home('finance')).entity.venues).toEqual([])
  })

  it('shows the deadlines of eight weeks with the nearest first', async () => {
    const { entity } = await home('headquarters')
    expect(entity.deadlines.map(({ kind, at }) => [kind, at.slice(0, 10)])).toEqual([
      ['sessions', '2026-12-10'],
      ['studyEnds', '2026-12-31'],
    ])
  })

  it('counts today beside the same hours a week before', async () => {
    const { entity } = await home('headquarters')
    expect(entity.movement).toEqual([
      { name: 'applied', today: 0, before: 0 },
      { name: 'paid', today: 1, before: 0 },
      { name: 'completed', today: 0, before: 0 },
    ])
  })

  it('names no member on the home and logs no view', async () => {
    const { entity, employeeNo } = await home('headquarters')
    expect(JSON.stringify(entity)).not.toMatch(/김영자|\*|010/)
    expect(await auditOf(scenario, employeeNo)).toEqual([])
  })

  it('does not extend the login when the home is read', async () => {
    const { client, employeeNo } = await scenario.staff('support')
    const { db } = scenario.api.database
    const before = await db.staffLogin.findFirstOrThrow({ where: { employeeNo } })
    scenario.api.clock.set('2026-11-21T10:05:00+09:00')
    await client.call(readHome, {})
    scenario.api.clock.set('2026-11-21T10:00:00+09:00')
    const after = await db.staffLogin.findFirstOrThrow({ where: { employeeNo } })
    expect(after.extendedAt).toEqual(before.extendedAt)
  })
})
