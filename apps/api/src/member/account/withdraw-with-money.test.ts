import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { withdraw } from '@hygiene/contracts/member/account/withdraw'
import { applyOnline } from '@hygiene/contracts/education/enrolment/apply-online'
import type { Member } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { releaseHold } from '@hygiene/operations/in-person/enrolment/release-hold'
import { addCourse, bookSeat, interleave, PASSWORD } from '@hygiene/testing'
import {
  licence,
  MORNING,
  type Opener,
  openSeatScenario,
  type SeatScenario,
} from '@hygiene/testing/scenarios/seat-scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paySeat } from '../../testing/pay-seat.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

let scenario: SeatScenario
let person: Opener

beforeAll(async () => {
  scenario = await openSeatScenario(startTestApi)
  await addCourse(scenario.api.database.db)
})
afterAll(() => scenario.stop())
beforeEach(async () => {
  scenario.api.clock.set(MORNING)
  person = await scenario.opener()
})

const leave = async () => (await person.client.call(withdraw, { userPw: PASSWORD })).refusal

async function addPaid(): Promise<{ applicationNo: ApplicationNo }> {
  const { booking } = await bookSeat(scenario.api.database.db, person.member, await scenario.session())
  return { applicationNo: booking.applicationNo }
}

describe('a withdrawal with money still due', () => {
  it.each([
    ['came late', { status: 'paidAfterCancellation' }],
    ['was another sum', { status: 'mismatched' }],
    ['the gateway would not give back', { status: 'paid' }],
  ] as const)(
    'refuses a withdrawal while staff review what %s, and allows one afterwards',
    async (_, payment) => {
      const { db } = scenario.api.database
      const where = await addPaid()
      await db.inPersonEnrolment.updateMany({ where, data: { status: 'refunded', endedAt: MORNING } })
      await db.payment.updateMany({ where, data: { ...payment, exceptionText: '환불이 필요합니다.' } })
      expect(await leave()).toBe('STILL_ENROLLED')
      await db.payment.updateMany({ where, data: { status: 'cancelled', exceptionText: null } })
      expect(await leave()).toBeNull()
    },
  )

  it('refuses a withdrawal while a deposit is awaited after the association cancelled', async () => {
    const { db } = scenario.api.database
    const where = await addPaid()
    const ended = { status: 'cancelled', endReason: 'sessionCancelled', endedAt: MORNING } as const
    await db.inPersonEnrolment.updateMany({ where, data: ended })
    expect(await leave()).toBe('STILL_ENROLLED')
    await db.inPersonEnrolment.updateMany({ where, data: { status: 'refunded' } })
    await db.payment.updateMany({ where, data: { status: 'cancelled' } })
    expect(await leave()).toBeNull()
  })

  it('allows a withdrawal after a refund or an absence', async () => {
    await scenario.api.database.db.inPersonEnrolment.updateMany({
      where: await addPaid(),
      data: { status: 'absent', endedAt: MORNING },
    })
    expect(await leave()).toBeNull()
  })
})

const go = (db: Transaction, { memberNo }: Member) =>
  db.member.update({ where: { memberNo }, data: { withdrawnAt: MORNING, identityKeyHash: null } })

describe('a withdrawn member', () => {
  it('gives a withdrawn member no seat for a later deposit, which staff refund', async () => {
    const { db } = scenario.api.database
    const { entity } = await person.apply(await scenario.session())
    const { applicationNo } = entity
    scenario.api.clock.advance(31 * 60)
    await db.$transaction((tx) => releaseHold(tx, applicationNo, scenario.api.clock.now()))
    await db.$transaction((tx) => go(tx, person.member))
    expect((await paySeat(scenario.api, applicationNo)).status).toBe('paidAfterCancellation')
    expect(await db.booking.findUniqueOrThrow({ where: { applicationNo } })).toMatchObject({
      seat: 'released',
    })
  })

  it('refuses applications of a member who withdraws concurrently, in a venue or online', async () => {
    const venue = await scenario.session()
    const other = await scenario.opener()
    const { businessTypeName: _trade, ...place } = licence()
    const online = () =>
      other.client.call(applyOnline, {
        onlineApplication: { ...place, phone: '01012345678', privacyConsent: true },
      })
    const { database } = scenario.api
    const inVenue = await interleave(
      database,
      (db) => go(db, person.member),
      () => person.apply(venue),
    )
    expect(inVenue.refusal).toBe('LOGIN_REQUIRED')
    const atHome = await interleave(database, (db) => go(db, other.member), online)
    expect(atHome.refusal).toBe('LOGIN_REQUIRED')
    const { memberNo } = person.member
    expect(
      await database.db.application.count({ where: { memberNo: { in: [memberNo, other.member.memberNo] } } }),
    ).toBe(0)
  })

  it('offers a withdrawn member no seat because the withdrawal ends every waiting list entry', async () => {
    const full = await scenario.session({ capacity: 1 })
    await scenario.fill(full, 1)
    const { entity } = await person.apply(full, { joinsWaitingList: true })
    expect(entity.seat).toBe('waiting')
    expect(await leave()).toBe('STILL_ENROLLED')
  })
})
