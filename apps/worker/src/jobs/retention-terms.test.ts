import { keptSince } from '@hygiene/domain/platform/retention/retention'
import { ALL_EXPIRED_ROWS } from '@hygiene/operations/platform/retention/all-expired-rows'
import { countExpiredRows } from '@hygiene/operations/platform/retention/count-expired-rows'
import { purgeExpiredRows } from '@hygiene/operations/platform/retention/purge-expired-rows'
import { addEmployee } from '@hygiene/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { planters } from '../testing/expired-single-rows.ts'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'

const NOW = new Date('2026-11-22T03:10:00+09:00')
const RULES = ALL_EXPIRED_ROWS.map(({ kind, table }) => `${kind} ${table}`)
let scenario: TestWorker

beforeAll(async () => {
  scenario = await startTestWorker()
})
afterAll(() => scenario.stop())

const run = (now: Date) =>
  purgeExpiredRows({ db: scenario.database.db, files: scenario.storage, batch: 2 }, now)
const on = (day: string) => run(new Date(`${day}T04:00:00+09:00`))
const countsOf = (found: readonly { table: string; count: number }[]) => found.map(({ count }) => count)

it('has a test row for every rule', () => {
  expect(Object.keys(planters(scenario.database.db, scenario.course)).toSorted()).toEqual(RULES.toSorted())
})

it('deletes the rows of each rule a second before the border, as predicted, and no other', async () => {
  const { db } = scenario.database
  const plant = planters(db, scenario.course)
  await run(NOW)
  for (const { kind, table } of ALL_EXPIRED_ROWS) {
    const border = keptSince(kind, NOW).getTime()
    for (const seconds of [-1, -1, -1, 0, 1]) {
      await plant[`${kind} ${table}`]?.(new Date(border + seconds * 1000))
    }
  }
  const foretold = await countExpiredRows(db, NOW)
  const shown = foretold.map(({ kind, table, count, newest }) => ({
    rule: `${kind} ${table}`,
    count,
    newest,
  }))
  expect(shown).toEqual(
    ALL_EXPIRED_ROWS.map(({ kind, table }) => ({
      rule: `${kind} ${table}`,
      count: 3,
      newest: new Date(keptSince(kind, NOW).getTime() - 1000),
    })),
  )

  expect(countsOf(await run(NOW))).toEqual(countsOf(foretold))
  expect(countsOf(await countExpiredRows(db, NOW))).toEqual(RULES.map(() => 0))
})

it('deletes the rows of the border a day later', async () => {
  const tomorrow = new Date(NOW.getTime() + 86_400_000)
  expect(countsOf(await run(tomorrow))).toEqual(RULES.map(() => 2))
})

it('deletes a consent half a year after its replacement or withdrawal by leaving, not before', async () => {
  const { db } = scenario.database
  const { memberNo } = await db.member.findFirstOrThrow({ where: { withdrawnAt: null } })
  const give = (day: string, isGiven: boolean) =>
    db.consentRecord.create({
      data: {
        memberNo,
        kind: 'thirdParty',
        isGiven,
        version: '2021-01-01',
        at: new Date(`${day}T12:00:00+09:00`),
      },
    })
  await give('2019-01-02', true)
  await give('2022-03-04', false)
  await give('2022-05-06', true)
  await give('2023-06-07', true)
  const left = async () =>
    (await db.consentRecord.findMany({ where: { memberNo, kind: 'thirdParty' } })).length

  await on('2022-09-04')
  expect(await left()).toBe(4)
  await on('2022-09-05')
  expect(await left()).toBe(2)
  await on('2023-12-08')
  expect(await left()).toBe(1)
  await db.member.update({
    where: { memberNo },
    data: { withdrawnAt: new Date('2026-05-05T12:00:00+09:00') },
  })
  await on('2026-11-05')
  expect(await left()).toBe(1)
  await on('2026-11-06')
  expect(await left()).toBe(0)
})

it('keeps a campaign that may still send, regardless of age', async () => {
  const { db } = scenario.database
  const { employeeNo } = await addEmployee(db, { loginId: 'oldpaused', totpKey: '0'.repeat(64) })
  const createdAt = new Date('2020-01-02T12:00:00+09:00')
  const text = { title: '점검', body: '점검', text: '[외식업 위생교육] 점검', perMinute: 200 }
  const draft = { ...text, kind: 'notice', employeeNo, createdAt } as const
  const paused = await db.campaign.create({ data: { ...draft, status: 'paused' } })
  const late = await db.campaign.create({
    data: { ...draft, status: 'done', endedAt: new Date('2026-07-01T12:00:00+09:00') },
  })
  await on('2026-11-22')
  const kept = await db.campaign.findMany({
    where: { campaignNo: { in: [paused.campaignNo, late.campaignNo] } },
  })
  expect(kept).toHaveLength(2)
})
