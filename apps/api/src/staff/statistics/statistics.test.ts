import { listStaffEnrolments } from '@hygiene/contracts/education/enrolment/staff/list-staff-enrolments'
import { readHome } from '@hygiene/contracts/staff/home/read-home'
import { listStaffPayments } from '@hygiene/contracts/money/payment/staff/list-staff-payments'
import { readAnswerTimes } from '@hygiene/contracts/staff/statistics/read-answer-times'
import { readCompletionFigures } from '@hygiene/contracts/staff/statistics/read-completion-figures'
import { readFunnel } from '@hygiene/contracts/staff/statistics/read-funnel'
import { readMoneyFigures } from '@hygiene/contracts/staff/statistics/read-money-figures'
import { readProvinceFigures } from '@hygiene/contracts/staff/statistics/read-province-figures'
import { readSeatFigures } from '@hygiene/contracts/staff/statistics/read-seat-figures'
import { readStatisticsState } from '@hygiene/contracts/staff/statistics/read-statistics-state'
import { readStudyStops } from '@hygiene/contracts/staff/statistics/read-study-stops'
import { NO_SUMS, addSums } from '@hygiene/domain/money/closing/closing'
import { sumDays } from '@hygiene/operations/money/closing/sum-days'
import { countMarkedDays } from '@hygiene/operations/staff/statistics/count-marked-days'
import { countStops } from '@hygiene/operations/staff/statistics/count-stops'
import { addPerson } from '@hygiene/testing'
import {
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addFigures } from '../../testing/add-figures.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

const YEAR = { from: '2026-01-01', to: '2026-12-31' }
const CHARTS = [
  readCompletionFigures,
  readFunnel,
  readStudyStops,
  readSeatFigures,
  readMoneyFigures,
  readAnswerTimes,
  readProvinceFigures,
] as const
let scenario: StaffSessionScenario
let people = 0
const db = () => scenario.api.database.db

const person = () => {
  people += 1
  return addPerson(db(), { userId: `figure${people}` })
}
async function notified(sql: string): Promise<number> {
  const [row] = await db().$queryRawUnsafe<{ n: bigint | number | null }[]>(`SELECT (${sql}) AS n`)
  return Number(row?.n)
}
const inYear = (column: string, year = 2026) =>
  `${column} >= '${year - 1}-12-31T15:00:00Z' AND ${column} < '${year}-12-31T15:00:00Z'`

beforeAll(async () => {
  scenario = await openStaffSessionScenario(startTestApi)
  await addFigures(scenario, person)
  await countMarkedDays(db(), scenario.api.clock.now())
  await countStops(db(), scenario.api.clock.now())
})
afterAll(() => scenario.api.stop())

const held = (kind: 'online' | 'inPerson') => (kind === 'inPerson' ? { isHeld: true } : {})
const as = async (role: Parameters<typeof scenario.staff>[0]) => (await scenario.staff(role)).client

describe('the charts', () => {
  it('shows completions equal to the records by day beside the same days a year before', async () => {
    const { entity } = await (await as('headquarters')).call(readCompletionFigures, YEAR)
    const completed = (year: number) =>
      notified(`SELECT (SELECT count(*) FROM "OnlineEnrolment" WHERE status = 'completed' AND ${inYear('"completedAt"', year)})
        + (SELECT count(*) FROM "InPersonEnrolment" WHERE status = 'completed' AND ${inYear('"completedAt"', year)})`)
    expect([entity.total, entity.beforeTotal]).toEqual([await completed(2026), await completed(2025)])
    expect(entity.days).toHaveLength(365)
    // 23:30 in London is the next day in Seoul.
    expect(entity.days.find(({ day }) => day === '2026-10-06')?.completed).toBe(
      await notified(
        `SELECT count(*) FROM "OnlineEnrolment" WHERE status = 'completed' AND to_char("completedAt" AT TIME ZONE 'Asia/Seoul', 'MM-DD') = '10-06'`,
      ),
    )
  })

  it('shows a funnel equal to the records and excludes other trades for a course of one trade', async () => {
    const client = await as('education')
    const { entity } = await client.call(readFunnel, YEAR)
    const online = (condition: string) =>
      notified(`SELECT count(*) FROM "OnlineEnrolment" WHERE ${inYear('"appliedAt"')} AND ${condition}`)
    expect(entity.online.map(({ counted }) => counted)).toEqual([
      await online('true'),
      await online('"paidAt" IS NOT NULL'),
      await online(`"enrolmentNo" IN (SELECT "enrolmentNo" FROM "LectureProgress")`),
      await online('"studiedAt" IS NOT NULL'),
      await online('"surveyedAt" IS NOT NULL'),
      // The completions of this fixture have no attempt on record.
      await online(`status = 'completed'`),
      await online(`status = 'completed'`),
    ])
    expect(entity.inPerson.map(({ counted }) => counted)).toEqual([6, 4, 2, 2])
    expect(entity.joined).toBe(await notified(`SELECT count(*) FROM "Member" WHERE ${inYear('"createdAt"')}`))
    const other = await client.call(readFunnel, { ...YEAR, industryType: 2 })
    expect(other.entity.joined).toBeNull()
    expect(other.entity.online[0]?.counted).toBe(0)
    const venue = await client.call(readFunnel, { ...YEAR, onlineType: 2 })
    expect(venue.entity.online[0]?.counted).toBe(0)
    expect(venue.entity.inPerson[0]?.counted).toBe(6)
  })

  it('shows stopped study by lecture and lost minutes by reason', async () => {
    const { entity } = await (await as('readOnly')).call(readStudyStops, YEAR)
    expect(entity.lectures).toEqual([
      expect.objectContaining({ stopped: 1, minutes: [{ fromMinute: 10, stopped: 1 }] }),
    ])
    expect(entity.reasons).toEqual([{ lossReason: 'LEASE_LOST', records: 3, lostMinutes: 3 }])
    expect(entity.countedAt).toBe(scenario.api.clock.now().toISOString())
  })

  it('shows seats equal to the sessions by month and branch', async () => {
    const { entity } = await (await as('headquarters')).call(readSeatFigures, YEAR)
    const all = await notified(`SELECT sum(capacity) FROM "InPersonSession" WHERE status <> 'cancelled'`)
    expect(entity.months).toEqual([
      { month: '2026-11', offered: all, sold: 4, attended: 2, absent: 2, waited: 2 },
    ])
    expect(entity.branches.map(({ branchName, sold, waited }) => [branchName, sold, waited])).toEqual([
      ['경기지회', 2, 1],
      ['부산지회', 2, 1],
    ])
  })

  it('shows money equal to the closings of the same days', async () => {
    const { entity } = await (await as('finance')).call(readMoneyFigures, YEAR)
    const days = [...(await sumDays(db(), YEAR)).values()]
    const closed = days.reduce((sum, day) => addSums(sum, day.sums), NO_SUMS)
    const { receivedWon, refundedWon } = closed
    expect(receivedWon).toBeGreaterThan(0)
    for (const parts of [entity.months, entity.methods]) {
      expect(parts.reduce((sum, one) => sum + one.receivedWon, 0)).toBe(receivedWon)
      expect(parts.reduce((sum, one) => sum + one.refundedWon, 0)).toBe(refundedWon)
    }
    const november = entity.months.find(({ month }) => month === '2026-11')
    expect(november?.refunded).toBe(await notified(`SELECT count(*) FROM "Refund" WHERE status = 'done'`))
  })

  it('shows the median answer time and the number of late answers', async () => {
    const { entity } = await (await as('headquarters')).call(readAnswerTimes, YEAR)
    const term = await notified(`SELECT "answerMinutes" FROM "InquiryTerm" WHERE "inquiryType" = 1`)
    const all = { asked: 4, answered: 3, late: term < 500 ? 1 : 0, open: 1, medianMinutes: 20 }
    expect(entity).toEqual({ all, months: [{ month: '2026-11', ...all }] })
  })

  it('merges replaced provinces into one tile and hides the figures of a small group', async () => {
    const { entity } = await (await as('headquarters')).call(readProvinceFigures, YEAR)
    const of = (code: string) => entity.list.find(({ sidoCode }) => sidoCode === code)
    expect(of('1200000000')).toEqual({
      sidoCode: '1200000000',
      sidoName: '전남광주통합특별시',
      paid: await notified(
        `SELECT count(*) FROM "OnlineEnrolment" WHERE "sidoCode" IN ('2900000000', '4600000000') AND "paidAt" IS NOT NULL`,
      ),
      completed: 5,
    })
    expect(of('1100000000')).toMatchObject({ paid: null, completed: null })
    expect(entity.list.some(({ sidoCode }) => sidoCode === '2900000000')).toBe(false)
  })

  it('shows the time of the count and the differences of the last comparison', async () => {
    const client = await as('readOnly')
    const before = (await client.call(readStatisticsState, {})).entity
    expect(before).toMatchObject({ asOf: scenario.api.clock.now().toISOString(), check: null })
    await db().statisticCheck.create({
      data: {
        checkedOn: new Date('2026-11-21'),
        checkedAt: scenario.api.clock.now(),
        differing: ['2026-11-03'],
      },
    })
    const after = (await client.call(readStatisticsState, {})).entity
    expect(after.check?.differing).toEqual(['2026-11-03'])
    expect(after.provinces).toContainEqual({ sidoCode: '1200000000', sidoName: '전남광주통합특별시' })
    const { entity } = await (await as('headquarters')).call(readHome, {})
    expect(entity.queues.find(({ name }) => name === 'figures')).toMatchObject({ count: 1 })
  })
})

describe('the lists behind the figures', () => {
  const newest = { sort: { by: 'appliedAt', isDescending: true }, text: '' } as const
  const enrolments = async (filter: object, role: 'headquarters' | 'branch' = 'headquarters') =>
    (await (await as(role)).call(listStaffEnrolments, { filter, ...newest })).entity.count
  const applied = { appliedFrom: YEAR.from, appliedTo: YEAR.to }

  it('lists as many rows as each stage of the funnel and only its own for a branch', async () => {
    for (const role of ['headquarters', 'branch'] as const) {
      const { entity } = await (await as(role)).call(readFunnel, YEAR)
      for (const kind of ['online', 'inPerson'] as const)
        for (const { step, counted } of entity[kind])
          expect(
            await enrolments({ ...applied, kind, reached: step, ...held(kind) }, role),
            `${kind} ${step}`,
          ).toBe(counted)
    }
    expect(await enrolments({ kind: 'inPerson', reached: 'surveyed' })).toBe(0)
  })

  it('counts completions, provinces and stops like the figures', async () => {
    const client = await as('headquarters')
    const { total } = (await client.call(readCompletionFigures, YEAR)).entity
    const completed = { status: 'completed', completedFrom: YEAR.from, completedTo: YEAR.to }
    expect(await enrolments(completed)).toBe(total)
    const { list } = (await client.call(readProvinceFigures, YEAR)).entity
    for (const { sidoCode, paid } of list.filter((one) => one.paid !== null))
      expect(await enrolments({ ...applied, sidoCode, reached: 'paid', isHeld: true })).toBe(paid)
    const { lectures } = (await client.call(readStudyStops, YEAR)).entity
    for (const { lectureNo, stopped } of lectures)
      expect(await enrolments({ ...applied, stoppedAtNo: lectureNo })).toBe(stopped)
    expect([lectures.length, await enrolments({ ...applied, stoppedAtNo: 999 })]).toEqual([1, 0])
  })

  it('lists the orders paid and refunded in the same days', async () => {
    const client = await as('finance')
    const { methods } = (await client.call(readMoneyFigures, YEAR)).entity
    const sort = { by: 'paidAt', isDescending: true } as const
    const orders = async (filter: object) =>
      (await client.call(listStaffPayments, { filter, sort, text: '' })).entity.count
    for (const { paymentType, received, refunded } of methods) {
      expect(await orders({ paidFrom: YEAR.from, paidTo: YEAR.to, paymentType })).toBe(received)
      expect(await orders({ refundedFrom: YEAR.from, refundedTo: YEAR.to, paymentType })).toBe(refunded)
    }
    expect(await orders({ refundedTo: '2026-11-15' })).toBe(0)
  })
})

describe('hidden figures', () => {
  it('shows a branch only its own sessions for any branch number', async () => {
    const branch = await as('branch')
    for (const filter of [YEAR, { ...YEAR, branchNo: scenario.own.branchNo }]) {
      const seats = (await branch.call(readSeatFigures, filter)).entity
      expect(seats.branches.map(({ branchName }) => branchName)).toEqual(['경기지회'])
    }
    const strange = { ...YEAR, branchNo: scenario.other.branchNo }
    expect((await branch.call(readSeatFigures, strange)).entity).toEqual({ months: [], branches: [] })
    expect((await branch.call(readFunnel, strange)).entity.inPerson[0]?.counted).toBe(0)
    expect((await branch.call(readCompletionFigures, strange)).entity.total).toBe(0)
    expect((await branch.call(readAnswerTimes, strange)).entity.all.asked).toBe(0)
    const funnel = (await branch.call(readFunnel, YEAR)).entity
    expect([funnel.joined, funnel.online[0]?.counted, funnel.inPerson[0]?.counted]).toEqual([null, 0, 3])
    const unsaid = (await scenario.staff('branch', null)).client
    expect((await unsaid.call(readSeatFigures, YEAR)).entity).toEqual({ months: [], branches: [] })
  })

  it('refuses periods that end before they begin or exceed a year', async () => {
    const client = await as('headquarters')
    for (const chart of CHARTS)
      for (const period of [
        { from: '2026-02-01', to: '2026-01-31' },
        { from: '2026-01-01', to: '2027-01-01' },
      ])
        expect((await client.call(chart, period)).code).toBe(-3640)
  })

  it('refuses a province in which too few members paid', async () => {
    const client = await as('headquarters')
    for (const chart of CHARTS) {
      expect((await client.call(chart, { ...YEAR, sidoCode: '1100000000' })).code).toBe(-3641)
      expect((await client.call(chart, { ...YEAR, sidoCode: '1200000000' })).code).toBe(1)
    }
  })

  it('refuses a group that is the difference of two periods', async () => {
    const client = await as('headquarters')
    for (const [from, to] of [
      ['2026-10-01', '2026-10-04'],
      ['2026-10-01', '2026-10-05'],
      ['2026-10-05', '2026-10-05'],
    ] as const) {
      const { list } = (await client.call(readProvinceFigures, { from, to })).entity
      expect(list.find(({ sidoCode }) => sidoCode === '1200000000')).toMatchObject({ paid: 8, completed: 5 })
      const funnel = (await client.call(readFunnel, { from, to, sidoCode: '1200000000' })).entity
      expect(funnel.online.find(({ step }) => step === 'paid')?.counted).toBe(8)
    }
  })

  it('shows no member’s name', async () => {
    const client = await as('headquarters')
    for (const chart of CHARTS)
      expect(JSON.stringify((await client.call(chart, YEAR)).entity)).not.toMatch(/김영자|010|figure/)
  })
})
