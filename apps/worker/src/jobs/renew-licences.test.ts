import { addSeoulDays, seoulDay, seoulInstant } from '@hygiene/domain/time/seoul-day'
import { type RunningSandbox, startSandbox } from '@hygiene/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { renewLicences } from './renew-licences.ts'

let sandbox: RunningSandbox
let worker: TestWorker
const today = seoulDay(new Date())
const TONIGHT = seoulInstant(today, '20:00')
const PAGES = 5
const WITHOUT_NAME = 24

beforeAll(async () => {
  sandbox = await startSandbox('http://127.0.0.1:9/')
  worker = await startTestWorker({ FOOD_SAFETY_BASE_URL: sandbox.origin })
})
afterAll(async () => {
  await worker.stop()
  await sandbox.stop()
})
beforeEach(() => sandbox.control('/faults', { registerHours: 'always open' }))
afterEach(async () => {
  await sandbox.control('/faults/reset')
  await worker.database.db.licenceChange.deleteMany()
  await worker.database.db.licenceSync.deleteMany()
  await worker.database.db.licence.deleteMany()
})

const turn = (now = TONIGHT) => renewLicences({ ...worker.deps, now: () => now })
const walks = () => worker.database.db.licenceSync.findMany({ orderBy: { syncNo: 'asc' } })
const countLicences = () => worker.database.db.licence.count()

describe('the copy of the register', () => {
  it('copies the register trade by trade without rows that name no business', async () => {
    expect(await turn()).toBe(PAGES)
    expect(await countLicences()).toBe(2_345 + 120 + 80 - WITHOUT_NAME - 1)
    const [restaurants, canteens] = await walks()
    expect(restaurants).toMatchObject({
      total: 2_345,
      added: 2_345 - WITHOUT_NAME,
      faults: { name: WITHOUT_NAME },
    })
    expect(canteens).toMatchObject({ total: 120, finishedAt: TONIGHT, faults: { name: 1 } })
    expect(await turn(new Date(TONIGHT.getTime() + 3_600_000))).toBe(0)
  })

  it('requests no copy of the register by day', async () => {
    expect(await turn(seoulInstant(today, '12:00'))).toBe(0)
    expect(await walks()).toEqual([])
  })

  it('waits while the register service is closed and records its code', async () => {
    await sandbox.control('/faults', { registerHours: 'always closed' })
    expect(await turn()).toBe(0)
    expect(await walks()).toMatchObject([{ sentAway: 'ERROR-503', finishedAt: null, nextIndex: 1 }])
    await sandbox.control('/faults', { registerHours: 'always open' })
    expect(await turn()).toBe(PAGES)
    expect((await walks())[0]).toMatchObject({ sentAway: null })
  })

  it('continues at the page where the register service failed', async () => {
    await sandbox.control('/faults', { service: 'licences', httpStatus: 500, times: 1 })
    await expect(turn()).rejects.toThrow('licences: /api/…/I2500/json/1/1000')
    expect(await turn()).toBe(PAGES)
    expect((await walks()).map(({ added }) => added)).toEqual([2_345 - WITHOUT_NAME, 119, 80])
  })

  it('applies the changes of the days since and keeps the rows from before', async () => {
    const { db } = worker.database
    await turn(seoulInstant(addSeoulDays(today, -1), '20:00'))
    await db.licence.update({
      where: { licenceNo: '20190000000' },
      data: { businessName: '옛 이름', representativeName: '김철수', changedOn: null },
    })
    await turn()
    const [later] = (await walks()).slice(3)
    expect(later).toMatchObject({
      changedSince: new Date(addSeoulDays(today, -2)),
      total: 47,
      added: 0,
      changed: 1,
    })
    expect(await db.licenceChange.findMany()).toMatchObject([
      {
        licenceNo: '20190000000',
        before: { businessName: '옛 이름' },
        after: { businessName: '모의식당 1호' },
      },
    ])
    const kept = await db.licence.findUniqueOrThrow({ where: { licenceNo: '20190000000' } })
    expect(kept.representativeName).toBe('김철수')
  })

  it('reads the register again when the last copy is too old for changes', async () => {
    await turn(seoulInstant(addSeoulDays(today, -20), '20:00'))
    await turn()
    expect((await walks()).at(3)).toMatchObject({ changedSince: null, total: 2_345, added: 0 })
  })

  it('reads every row when a run through changes was left for a week', async () => {
    const since = new Date(addSeoulDays(today, -9))
    const left = { businessTypeName: '위탁급식영업', changedSince: since, nextIndex: 1_001, startedAt: since }
    await worker.database.db.licenceSync.create({ data: left })
    await turn()
    expect((await walks())[0]).toMatchObject({ changedSince: null, added: 80, finishedAt: TONIGHT })
  })

  it('is not reset by a worker whose page arrives after another has finished the run', async () => {
    const { licences } = worker.deps
    const late = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    const readPage: typeof licences.readPage = async (query) => {
      const answer = await licences.readPage(query)
      asked.resolve()
      await late.promise
      return answer
    }
    const slow = renewLicences({ ...worker.deps, licences: { readPage }, now: () => TONIGHT })
    await asked.promise
    expect(await turn()).toBe(PAGES)
    late.resolve()
    expect(await slow).toBe(0)
    expect(await walks()).toMatchObject([
      { nextIndex: 3_001, finishedAt: TONIGHT, changed: 0 },
      { added: 119, finishedAt: TONIGHT },
      { added: 80, finishedAt: TONIGHT },
    ])
  })

  it('refuses to start the copy without provinces', async () => {
    const { db } = worker.database
    const regions = await db.region.findMany()
    await db.region.deleteMany()
    try {
      await expect(turn()).rejects.toThrow('the table of regions has no provinces')
      expect(await walks()).toEqual([])
    } finally {
      await db.region.createMany({ data: regions })
    }
  })

  it('reads every row again the next night after skipping many', async () => {
    const { db } = worker.database
    const seoul = { level: 1, code: '1100000000' }
    const province = await db.region.findFirstOrThrow({ where: seoul })
    await db.region.deleteMany({ where: seoul })
    await turn(seoulInstant(addSeoulDays(today, -1), '20:00'))
    await db.region.create({ data: province })
    expect(await countLicences()).toBeLessThan(2_345)
    expect(await turn()).toBe(PAGES)
    expect(await countLicences()).toBe(2_345 + 120 + 80 - WITHOUT_NAME - 1)
    expect((await walks()).slice(3)).toMatchObject([
      { changedSince: null },
      { changedSince: null },
      { changedSince: null },
    ])
  })
})
