import { type ChildProcess, spawn } from 'node:child_process'
import { runCampaigns } from '@hygiene/operations/staff/campaign/run-campaigns'
import { eventually } from '@hygiene/testing/drive/eventually'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendMessageJob } from './jobs/send-message.ts'
import { runningCampaign } from './testing/running-campaign.ts'
import { startTextWorker, type TextWorker } from './testing/start-text-worker.ts'

const PEOPLE = 60
const AT = '2026-01-08T10:00:00+09:00'

let worker: TextWorker
let child: ChildProcess | null = null
beforeAll(async () => {
  worker = await startTextWorker()
  worker.clock.set(AT)
})
afterAll(async () => {
  child?.kill('SIGKILL')
  await worker.stop()
})

/** Runs the worker's task in its own process with a daytime clock, because a real worker's clock may show a night hour. */
function startTask(): ChildProcess {
  const source = `
    import { connectDatabase } from ${JSON.stringify(new URL('../../../packages/db/src/connect.ts', import.meta.url).href)}
    import { runCampaigns } from ${JSON.stringify(new URL('../../../packages/operations/src/staff/campaign/run-campaigns.ts', import.meta.url).href)}
    await runCampaigns(connectDatabase({ url: ${JSON.stringify(worker.url)} }).db, () => new Date(${JSON.stringify(AT)}))`
  return spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: 'inherit' })
}

async function holdRow(memberNo: number): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: worker.url })
  await client.connect()
  await client.query('BEGIN')
  await client.query('SELECT 1 FROM "CampaignPerson" WHERE "memberNo" = $1 FOR UPDATE', [memberNo])
  return async () => {
    await client.query('ROLLBACK')
    await client.end()
  }
}

async function isWaiting(): Promise<boolean> {
  const { rows } = await worker.database.pool.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

it('continues a campaign after the worker is killed and sends each telephone one message', async () => {
  const { db } = worker.database
  const { campaignNo, people } = await runningCampaign(worker, 'advert', { size: PEOPLE, perMinute: 25 })
  expect(await runCampaigns(db, worker.clock.now)).toBe(25)
  worker.clock.advance(61)
  await db.campaignPerson.updateMany({
    where: { campaignNo, takenAt: { not: null } },
    data: { takenAt: new Date(new Date(AT).getTime() - 61_000) },
  })
  const letGo = await holdRow(people[30]?.memberNo ?? 0)
  child = startTask()
  const exited = new Promise((resolve) => child?.once('exit', resolve))
  await eventually(isWaiting)
  child.kill('SIGKILL')
  await exited
  await letGo()
  await eventually(async () => !(await isWaiting()))
  expect(await db.message.count({ where: { kind: 'campaign' } })).toBe(25)

  for (let minute = 0; minute < 3; minute += 1) {
    worker.clock.advance(61)
    await runCampaigns(db, worker.clock.now)
  }
  const messages = await db.message.findMany({ where: { kind: 'campaign', aboutNo: campaignNo } })
  expect(messages.map(({ memberNo }) => memberNo).toSorted((a, b) => a - b)).toEqual(
    people.map(({ memberNo }) => memberNo),
  )
  for (const { messageNo } of messages)
    await Promise.all([
      sendMessageJob(worker.deps, { messageNo }),
      sendMessageJob(worker.deps, { messageNo }),
    ])
  for (const { phone } of people) expect(await worker.sandbox.messages(phone)).toHaveLength(1)
  await runCampaigns(db, worker.clock.now)
  expect((await db.campaign.findUniqueOrThrow({ where: { campaignNo } })).status).toBe('done')
}, 90_000)
