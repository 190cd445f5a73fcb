import { type DatabaseScenario, openDatabaseScenario } from '@hygiene/testing/open-database'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { skippedShare } from './skipped-share.ts'

let scenario: DatabaseScenario
beforeEach(async () => {
  scenario = await openDatabaseScenario()
})
afterEach(() => scenario.stop())

const add = (businessTypeName: string, total: number, faults: Record<string, number>, isFinished = true) =>
  scenario.database.db.licenceSync.create({
    data: {
      businessTypeName,
      total,
      faults,
      startedAt: new Date(),
      finishedAt: isFinished ? new Date() : null,
    },
  })
const share = () => skippedShare(scenario.database.db)

it('reports a skipped share of 0 before the first reading', async () => {
  expect(await share()).toBe(0)
})

it('reports the skipped share of the worst trade in its last reading', async () => {
  await add('일반음식점', 100, { province: 100 })
  await add('일반음식점', 2_000, { province: 500, name: 500 })
  await add('집단급식소', 200, { name: 1 })
  expect(await share()).toBe(0.5)
})

it('includes a reading in progress in the skipped share', async () => {
  await add('일반음식점', 1_000, {})
  await add('일반음식점', 1_000, { province: 900 }, false)
  expect(await share()).toBe(0.9)
})
