import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { addCourse, addEnrolment, addPerson, addSession, bookSeat } from '@hygiene/testing'
import { openDatabaseScenario } from '@hygiene/testing/open-database'
import { expect, it } from 'vitest'
import { spawnWorker } from './testing/worker-process.ts'

const METRICS_PORT = String(30_000 + (process.pid % 10_000))

it('measures what waits, what is owed and which seats are left', async () => {
  const scenario = await openDatabaseScenario()
  const { url } = scenario
  const { db } = scenario.database
  const { memberNo } = await addPerson(db, { userId: 'kim2026' })
  const anHourAgo = new Date(Date.now() - 3_600_000)
  await db.outbox.create({ data: { kind: 'later', payload: {}, createdAt: anHourAgo } })
  await db.outbox.create({
    data: { kind: 'later', payload: {}, createdAt: anHourAgo, notBefore: new Date(Date.now() + 3_600_000) },
  })
  await db.message.create({
    data: { memberNo, kind: 'certificateIssued', aboutNo: 1, createdAt: anHourAgo, triedAt: anHourAgo },
  })
  const { applicationNo } = await addEnrolment(
    db,
    await addPerson(db, { userId: 'payer2026' }),
    await addCourse(db),
    { status: 'paid' },
  )
  const { paymentNo } = await db.payment.findFirstOrThrow({ where: { applicationNo } })
  await db.payment.update({ where: { paymentNo }, data: { exceptionText: 'view' } })
  const refund = { paymentNo, amountWon: 1, reason: 'x', requestedAt: anHourAgo }
  await db.refund.create({ data: { ...refund, status: 'failed' } })
  for (const [days, capacity] of [
    [3, 5],
    [20, 1],
  ] as const) {
    const session = await addSession(db, { startsAt: new Date(Date.now() + days * 86_400_000), capacity })
    await bookSeat(db, await addPerson(db, { userId: `seated${days}` }), session)
  }
  const dayOn = new Date(seoulDay(new Date()))
  await db.smsDay.create({ data: { dayOn, takenCount: 50_000 } })
  const reading = { businessTypeName: '일반음식점', total: 200, faults: { province: 100 } }
  await db.licenceSync.create({ data: { ...reading, startedAt: anHourAgo } })
  const code = '1A2B3C4D'
  await db.setupCheck.create({
    data: { kind: 'alert', code, madeAt: anHourAgo, endsAt: new Date(Date.now() + 3_600_000) },
  })
  const worker = await spawnWorker({ DATABASE_URL: url, METRICS_PORT })
  try {
    const numbers = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
    const value = (name: string): number =>
      Number(new RegExp(`^${name}(?:\\{.*\\})? ([\\d.]+)$`, 'm').exec(numbers)?.[1])
    expect(value('outbox_open')).toBe(1)
    expect(value('outbox_oldest_seconds')).toBeGreaterThanOrEqual(3600)
    expect(value('outbox_oldest_seconds')).toBeLessThan(3700)
    expect(value('messages_unsent_oldest_seconds')).toBeGreaterThanOrEqual(3600)
    expect([value('payments_with_exception'), value('refunds_open_oldest_seconds')]).toEqual([1, 0])
    expect(numbers).toMatch(/^refunds_open\{state="failed".*\} 1$/m)
    const ahead = (name: string, days: number): number =>
      Number(new RegExp(`^${name}\\{within="${days} days".*\\} (\\d+)$`, 'm').exec(numbers)?.[1])
    expect([7, 30].map((days) => [ahead('seats_left', days), ahead('sessions_full', days)])).toEqual([
      [4, 0],
      [4, 1],
    ])
    expect(value('sms_day_share')).toBe(0.25)
    expect(value('licence_rows_skipped_share')).toBe(0.5)
    expect(value('wal_archive_failing')).toBe(0)
    expect(value('association_fields_unset')).toBe(8)
    expect(numbers).toMatch(new RegExp(`^test_alert_raised\\{code="${code}".*\\} 1$`, 'm'))
    for (const state of ['waiting', 'active', 'failed'])
      expect(numbers).toMatch(new RegExp(`^queue_jobs\\{queue="messages",state="${state}".*\\} 0$`, 'm'))
  } finally {
    await worker.kill()
    await scenario.stop()
  }
})
