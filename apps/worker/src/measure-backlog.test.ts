import { seoulDay } from '@hygiene/domain'
import { addPerson } from '@hygiene/testing'
import { openDatabaseScenario } from '@hygiene/testing/open-database'
import { expect, it } from 'vitest'
import { spawnWorker } from './testing/worker-process.ts'

const METRICS_PORT = String(30_000 + (process.pid % 10_000))

it('tells how long the outbox and a message have waited, and the jobs of each queue', async () => {
  const scenario = await openDatabaseScenario()
  const { url } = scenario
  const { db } = scenario.database
  const { memberNo } = await addPerson(db, { userId: 'kim2026' })
  const anHourAgo = new Date(Date.now() - 3_600_000)
  // A kind that no worker knows stays open; one that is not due yet does not count.
  await db.outbox.create({ data: { kind: 'later', payload: {}, createdAt: anHourAgo } })
  await db.outbox.create({
    data: { kind: 'later', payload: {}, createdAt: anHourAgo, notBefore: new Date(Date.now() + 3_600_000) },
  })
  await db.message.create({
    data: { memberNo, kind: 'certificateIssued', aboutNo: 1, createdAt: anHourAgo, triedAt: anHourAgo },
  })
  const dayOn = new Date(seoulDay(new Date()))
  await db.smsDay.create({ data: { dayOn, takenCount: 50_000 } })
  const worker = await spawnWorker({ DATABASE_URL: url, METRICS_PORT })
  try {
    const numbers = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
    const value = (name: string): number =>
      Number(new RegExp(`^${name}(?:\\{.*\\})? ([\\d.]+)$`, 'm').exec(numbers)?.[1])
    expect(value('outbox_open')).toBe(1)
    expect(value('outbox_oldest_seconds')).toBeGreaterThanOrEqual(3600)
    expect(value('outbox_oldest_seconds')).toBeLessThan(3700)
    expect(value('messages_unsent_oldest_seconds')).toBeGreaterThanOrEqual(3600)
    expect(value('sms_day_share')).toBe(0.25)
    for (const state of ['waiting', 'active', 'failed'])
      expect(numbers).toMatch(new RegExp(`^queue_jobs\\{queue="messages",state="${state}".*\\} 0$`, 'm'))
  } finally {
    await worker.kill()
    await scenario.stop()
  }
})
