import { listStaffEnrolments } from '@hygiene/contracts/education/enrolment/staff/list-staff-enrolments'
import { readFunnel } from '@hygiene/contracts/staff/statistics/read-funnel'
import { readProvinceFigures } from '@hygiene/contracts/staff/statistics/read-province-figures'
import { countMarkedDays } from '@hygiene/operations/staff/statistics/count-marked-days'
import {
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi } from '../../testing/start-test-api.ts'

const YEAR = { from: '2026-01-01', to: '2026-12-31' }
const BUSAN = '2600000000'
const NOW = new Date('2026-11-21T10:00:00+09:00')
let scenario: StaffSessionScenario

const funnel = async (filter: object = {}) =>
  (await (await scenario.staff('headquarters')).client.call(readFunnel, { ...YEAR, ...filter })).entity
const inBusan = async () => {
  const { client } = await scenario.staff('headquarters')
  const { list } = (await client.call(readProvinceFigures, YEAR)).entity
  return list.find(({ sidoCode }) => sidoCode === BUSAN)
}
const book = async (day: string, status: 'paid' | 'completed', count: number) => {
  const session = await scenario.session(day)
  const licences = [{ sidoCode: BUSAN }]
  for (let each = 0; each < count; each += 1) await scenario.book(session, { status, licences })
}

beforeAll(async () => {
  scenario = await openStaffSessionScenario(startTestApi)
  await book('2026-11-20', 'completed', 5)
  await book('2026-11-21', 'paid', 5)
  await book('2026-12-20', 'paid', 6)
  await countMarkedDays(scenario.api.database.db, NOW)
})
afterAll(() => scenario.api.stop())

describe('enrolments for a session whose day is not over', () => {
  it('counts no pending session as a loss in the funnel of the country or a province', async () => {
    for (const filter of [{}, { sidoCode: BUSAN }, { branchNo: scenario.own.branchNo }]) {
      const { inPerson, notHeld } = await funnel(filter)
      expect(inPerson.map(({ counted }) => counted)).toEqual([5, 5, 5, 5])
      expect(notHeld).toBe(11)
    }
  })

  it('counts no pending session as a loss in the share of a province', async () => {
    expect(await inBusan()).toMatchObject({ paid: 5, completed: 5 })
  })

  it('omits pending sessions from the list behind the figure', async () => {
    const { client } = await scenario.staff('headquarters')
    const newest = { sort: { by: 'appliedAt', isDescending: true }, text: '' } as const
    const rows = async (filter: object) =>
      (await client.call(listStaffEnrolments, { filter: { sidoCode: BUSAN, ...filter }, ...newest })).entity
        .count
    expect([await rows({}), await rows({ isHeld: true })]).toEqual([16, 5])
  })

  it('counts a session from the midnight in Seoul after its day', async () => {
    scenario.api.clock.set('2026-11-21T23:59:59+09:00')
    expect((await funnel()).inPerson[0]?.counted).toBe(5)
    scenario.api.clock.set('2026-11-22T00:00:00+09:00')
    const after = await funnel()
    scenario.api.clock.set(NOW.toISOString())
    expect(after.inPerson.map(({ counted }) => counted)).toEqual([10, 10, 5, 5])
    expect(after.notHeld).toBe(6)
  })

  it('hides a province when the pending sessions are too few', async () => {
    await book('2026-12-21', 'paid', 1)
    await scenario.api.database.db.inPersonEnrolment.updateMany({
      where: { status: 'paid' },
      data: { appliedAt: new Date('2026-09-02T01:00:00Z') },
    })
    const few = { status: 'paid' as const, licences: [{ sidoCode: BUSAN }] }
    await scenario.book(await scenario.session('2026-12-22'), few)
    await countMarkedDays(scenario.api.database.db, NOW)
    expect(await inBusan()).toMatchObject({ paid: null, completed: null })
  })
})
