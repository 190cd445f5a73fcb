import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import type { InPersonSession } from '@hygiene/db/generated/client'
import { transaction } from '@hygiene/db/transaction'
import { completeBooking } from '@hygiene/operations/in-person/check-in/attendance/complete-booking'
import { settlePresence } from '@hygiene/operations/in-person/check-in/staff/decide-presence'
import { addPerson, addSession, bookSeat, type SeatWanted } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { completeSessions } from './complete-sessions.ts'

const at = (instant: string): Date => new Date(`${instant}+09:00`)
const DURING = at('2026-12-10T16:59:59')
const END = at('2026-12-10T17:00:00')
const EVENING = at('2026-12-10T18:00:00')
const NEXT_DAY = at('2026-12-11T00:00:00')
const WHOLE_DAY = { inAt: at('2026-12-10T09:40:00'), outAt: at('2026-12-10T17:02:00') }
const SITE = 'https://edu.example.or.kr'
let scenario: TestWorker
let session: InPersonSession
let people = 0

beforeAll(async () => {
  scenario = await startTestWorker({ PUBLIC_URL: SITE })
})
afterAll(() => scenario.stop())
beforeEach(async () => {
  const venue = { startsAt: at('2026-12-10T10:00:00'), endsAt: END, capacity: 200 }
  session = await addSession(scenario.database.db, venue)
})

type Marked = { inAt?: Date; outAt?: Date }

async function booked(marks: Marked | null = null, wanted: SeatWanted = {}) {
  const { db } = scenario.database
  people += 1
  const person = await addPerson(db, { userId: `operator${people}`, name: '홍길동', birth: '19840307' })
  const { booking, enrolments } = await bookSeat(db, person, session, wanted)
  if (marks) await mark(booking.applicationNo, marks)
  return { applicationNo: booking.applicationNo, enrolments }
}

async function mark(applicationNo: ApplicationNo, marks: Marked, updatedAt = END): Promise<void> {
  const key = { sessionNo: session.sessionNo, applicationNo }
  await scenario.database.db.attendance.upsert({
    where: { sessionNo_applicationNo: key },
    create: { ...key, ...marks, updatedAt },
    update: { ...marks, updatedAt },
  })
}

const run = (now: Date): Promise<number> => completeSessions({ ...scenario.deps, now: () => now })

async function stateOf({ applicationNo }: { applicationNo: ApplicationNo }) {
  const booking = await scenario.database.db.booking.findUniqueOrThrow({
    where: { applicationNo },
    include: { enrolments: { include: { certificate: true }, orderBy: { inPersonEnrolmentNo: 'asc' } } },
  })
  const certificates = booking.enrolments.flatMap(({ certificate }) => (certificate ? [certificate] : []))
  return {
    statuses: booking.enrolments.map(({ status }) => status),
    exceptionText: booking.exceptionText,
    certificates,
  }
}
const statusOf = async (one: { applicationNo: ApplicationNo }) => (await stateOf(one)).statuses.join()

async function lastNumber(): Promise<number> {
  const key = { year_salesType: { year: 2026, salesType: 1 as const } }
  return (await scenario.database.db.certificateCounter.findUnique({ where: key }))?.lastNumber ?? 0
}

const recordOf = ({ applicationNo }: { applicationNo: ApplicationNo }) =>
  scenario.database.db.inPersonEnrolment.findFirstOrThrow({ where: { applicationNo } })

describe('the last minutes of a session', () => {
  const OUT = at('2026-12-10T16:51:00')

  it('marks a person as attended once both marks are in, and nothing more until the end', async () => {
    const gone = await booked({ inAt: WHOLE_DAY.inAt, outAt: OUT })
    const inside = await booked({ inAt: WHOLE_DAY.inAt })
    const early = await booked({ inAt: WHOLE_DAY.inAt, outAt: at('2026-12-10T16:49:59') })
    for (const now of [OUT, OUT, DURING]) expect(await run(now)).toBe(0)

    expect(await recordOf(gone)).toMatchObject({ status: 'attended', attendedAt: OUT, completedAt: null })
    expect(await stateOf(gone)).toMatchObject({ certificates: [], exceptionText: null })
    expect([await statusOf(inside), await statusOf(early)]).toEqual(['paid', 'paid'])
  })

  it('completes attending people at the end by their last mark of leaving', async () => {
    const person = await booked({ inAt: WHOLE_DAY.inAt, outAt: OUT }, { licences: [{}, {}] })
    await run(DURING)
    expect(await statusOf(person)).toBe('attended,attended')
    await mark(person.applicationNo, WHOLE_DAY)
    await run(END)
    expect(await recordOf(person)).toMatchObject({ status: 'completed', attendedAt: WHOLE_DAY.outAt })
    expect((await stateOf(person)).certificates).toHaveLength(2)
  })

  it('leaves attending people to the decision of staff', async () => {
    const person = await booked({ inAt: WHOLE_DAY.inAt, outAt: OUT })
    await run(DURING)
    const { applicationNo } = person
    const decision = { applicationNo, isPresent: false, publicUrl: SITE }
    const settle = (now: Date) => transaction(scenario.database.db, (db) => settlePresence(db, decision, now))
    expect(await settle(DURING)).toMatchObject({ allowed: false, reason: 'SESSION_NOT_OVER' })
    expect(await settle(END)).toMatchObject({ allowed: true })
    await run(END)
    expect(await recordOf(person)).toMatchObject({ status: 'absent', endedAt: END })
  })

  it('does not restore a refunded record', async () => {
    const person = await booked({ inAt: WHOLE_DAY.inAt, outAt: OUT }, { status: 'refunded' })
    await run(DURING)
    expect(await statusOf(person)).toBe('refunded')
  })
})

describe('the end of a session', () => {
  it('gives each person present in and out a certificate per licence, with one message', async () => {
    const owner = await booked(WHOLE_DAY, { licences: [{}, { businessName: '둘째 식당' }] })
    expect(await run(DURING)).toBe(0)
    expect(await run(END)).toBe(1)
    expect(await run(END)).toBe(0)

    const { statuses, certificates } = await stateOf(owner)
    expect(statuses).toEqual(['completed', 'completed'])
    expect(certificates.map(({ frozen }) => frozen)).toMatchObject([
      {
        businessName: '새마음 식당',
        courseLine: '신규 영업자 (일반음식점 · 집합교육)',
        hours: 6,
        completedOn: '2026-12-10',
      },
      {
        businessName: '둘째 식당',
        verifyUrl: `https://edu.example.or.kr/verify/${certificates[1]?.verificationNumber}`,
      },
    ])
    expect(new Set(certificates.map(({ certificateNumber }) => certificateNumber)).size).toBe(2)
    const drawings = await scenario.database.db.outbox.findMany({ where: { kind: 'issue-certificate' } })
    const ordered = drawings.map(({ payload }) => (payload as { certificateNo: number }).certificateNo)
    for (const { certificateNo } of certificates) expect(ordered).toContain(certificateNo)
    const aboutNo = owner.enrolments[0]?.inPersonEnrolmentNo ?? 0
    const { db } = scenario.database
    expect(await db.message.count({ where: { kind: 'certificateIssued', aboutNo } })).toBe(1)
    const where = { inPersonEnrolmentNo: aboutNo }
    const record = await db.inPersonEnrolment.findFirstOrThrow({ where })
    expect(record).toMatchObject({ completedAt: END, attendedAt: WHOLE_DAY.outAt })
  })

  it('shows partial presence to staff in the evening and completes on the missing mark', async () => {
    const left = await booked({ inAt: WHOLE_DAY.inAt })
    await run(END)
    expect((await stateOf(left)).exceptionText).toBeNull()
    await run(EVENING)
    expect(await stateOf(left)).toMatchObject({
      statuses: ['paid'],
      exceptionText: '일부만 출석: 입실 09:40, 퇴실 기록 없음',
    })
    await mark(left.applicationNo, WHOLE_DAY)
    expect(await run(EVENING)).toBe(1)
    expect(await stateOf(left)).toMatchObject({ statuses: ['completed'], exceptionText: null })
  })

  it('skips seats that are not sold and records that have ended', async () => {
    const others = [
      await booked(WHOLE_DAY, { seat: 'held' }),
      await booked(WHOLE_DAY, { seat: 'waiting' }),
      await booked(WHOLE_DAY, { seat: 'released', status: 'refunded' }),
    ]
    await run(NEXT_DAY)
    expect(await Promise.all(others.map(statusOf))).toEqual(['applied', 'applied', 'refunded'])
  })

  it('completes the rest of a venue when one record cannot be completed', async () => {
    const broken = await booked(WHOLE_DAY)
    const whole = await booked(WHOLE_DAY)
    const { db } = scenario.database
    const where = { applicationNo: broken.applicationNo }
    await db.inPersonEnrolment.updateMany({ where, data: { birth: '0000' } })
    await scenario.database.pool.query(
      `ALTER TABLE "Certificate" ADD CONSTRAINT "real_birth" CHECK ("frozen"->>'birthOn' LIKE '____-%') NOT VALID`,
    )
    expect(await run(END)).toBe(1)
    expect(await statusOf(broken)).toBe('paid')
    expect(await statusOf(whole)).toBe('completed')
    expect(scenario.lines.at(-1)).toContain(`completing application ${broken.applicationNo}`)
    await scenario.database.pool.query('ALTER TABLE "Certificate" DROP CONSTRAINT "real_birth"')
    await db.inPersonEnrolment.updateMany({ where, data: { birth: '19840307' } })
    expect(await run(END)).toBe(1)
  })
})

const sessionNow = (): Promise<InPersonSession> =>
  scenario.database.db.inPersonSession.findUniqueOrThrow({
    where: { sessionNo: session.sessionNo },
  })

describe('the day after a session', () => {
  it('marks people who never came as absent and closes the session', async () => {
    const [never] = [await booked(), await booked(WHOLE_DAY)]
    await run(END)
    expect(await statusOf(never)).toBe('paid')
    await run(NEXT_DAY)
    expect(await statusOf(never)).toBe('absent')
    expect(await sessionNow()).toMatchObject({ status: 'closed', closedAt: NEXT_DAY })
  })

  it('completes undecided people on late marks and shows absent people to staff', async () => {
    const late = await booked({ inAt: WHOLE_DAY.inAt })
    const missed = await booked()
    await run(NEXT_DAY)
    expect(await sessionNow()).toMatchObject({ status: 'closed' })
    const saturday = at('2026-12-12T10:00:00')
    await mark(late.applicationNo, WHOLE_DAY, saturday)
    await mark(missed.applicationNo, WHOLE_DAY, saturday)
    expect(await run(saturday)).toBe(1)

    const { statuses, certificates } = await stateOf(late)
    expect(statuses).toEqual(['completed'])
    expect(certificates[0]?.frozen).toMatchObject({ completedOn: '2026-12-10', issuedOn: '2026-12-12' })
    expect(await stateOf(missed)).toMatchObject({
      statuses: ['absent'],
      exceptionText: '불참 처리된 뒤의 출석 기록: 입실 09:40, 퇴실 17:02',
      certificates: [],
    })
  })

  it('waits another day for a check-in without any mark', async () => {
    const unknown = await booked()
    await run(NEXT_DAY)
    expect(await statusOf(unknown)).toBe('paid')
    expect(await sessionNow()).toMatchObject({ status: 'open' })
    await run(at('2026-12-12T00:00:00'))
    expect(await statusOf(unknown)).toBe('absent')
  })
})

describe('single completion', () => {
  it('completes one booking once on fifty concurrent completions', async () => {
    const before = await lastNumber()
    const { applicationNo } = await booked(WHOLE_DAY)
    const completing = Array.from({ length: 50 }, () =>
      completeBooking(scenario.database.db, applicationNo, SITE, END),
    )
    const actions = await Promise.all(completing)
    expect(actions.filter((action) => action === 'complete')).toHaveLength(1)
    expect(await lastNumber()).toBe(before + 1)
    expect((await stateOf({ applicationNo })).certificates).toHaveLength(1)
  })

  it('numbers a venue of forty without gap or double with two workers', async () => {
    const before = await lastNumber()
    const venue = []
    for (let count = 0; count < 40; count += 1) venue.push(await booked(WHOLE_DAY))
    const [one, other] = await Promise.all([run(END), run(END)])
    expect(one + other).toBe(40)
    const all = await Promise.all(venue.map(stateOf))
    const serials = all.flatMap(({ certificates }) =>
      certificates.map(({ certificateNumber }) => Number(certificateNumber.slice(-7))),
    )
    expect(serials.toSorted((left, right) => left - right)).toEqual(
      venue.map((_, index) => before + index + 1),
    )
    const aboutNos = venue.flatMap(({ enrolments }) =>
      enrolments.map(({ inPersonEnrolmentNo }) => inPersonEnrolmentNo),
    )
    expect(await scenario.database.db.message.count({ where: { aboutNo: { in: aboutNos } } })).toBe(40)
  })

  it('leaves nothing behind when the last step of a completion breaks', async () => {
    const before = await lastNumber()
    const torn = await booked(WHOLE_DAY)
    await scenario.database.pool.query('ALTER TABLE "Outbox" ADD CONSTRAINT "full" CHECK (false) NOT VALID')
    expect(await run(END)).toBe(0)
    await scenario.database.pool.query('ALTER TABLE "Outbox" DROP CONSTRAINT "full"')
    expect(await stateOf(torn)).toMatchObject({ statuses: ['paid'], certificates: [] })
    expect(await lastNumber()).toBe(before)
    expect(await run(END)).toBe(1)
  })

  it('waits for a refund under way and then completes nothing', async () => {
    const torn = await booked(WHOLE_DAY)
    const refunding = await scenario.database.pool.connect()
    await refunding.query('BEGIN')
    await refunding.query('SELECT 1 FROM "Application" WHERE "applicationNo" = $1 FOR UPDATE', [
      torn.applicationNo,
    ])
    const completing = completeBooking(scenario.database.db, torn.applicationNo, SITE, END)
    await refunding.query(
      `UPDATE "InPersonEnrolment" SET "status" = 'refunded', "endedAt" = $2 WHERE "applicationNo" = $1`,
      [torn.applicationNo, END],
    )
    await refunding.query('COMMIT')
    refunding.release()
    expect(await completing).toBe('wait')
    expect(await stateOf(torn)).toMatchObject({ statuses: ['refunded'], certificates: [] })
  })
})
