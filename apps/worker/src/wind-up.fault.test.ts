import { nightUntil } from '@hygiene/domain/platform/message/quiet-hours'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import { addSession, type RunningSandbox, startSandbox } from '@hygiene/testing'
import { eventually } from '@hygiene/testing/drive/eventually'
import { type Booked, bookSomebody, stateOf } from '@hygiene/testing/scenarios/session-people'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cancel } from './testing/cancel-session.ts'
import { startTestWorker, type TestWorker } from './testing/start-test-worker.ts'
import { spawnWorker, type WorkerProcess } from './testing/worker-process.ts'

const PEOPLE = 9
const REPLACEMENT_SEATS = 3
const MIDDLE = 5

let sandbox: RunningSandbox
let scenario: TestWorker
let processes: WorkerProcess[] = []

beforeEach(async () => {
  sandbox = await startSandbox('http://127.0.0.1:9/notice')
  scenario = await startTestWorker({ PORTONE_BASE_URL: sandbox.origin })
})
afterEach(async () => {
  await Promise.all(processes.map((process) => process.kill()))
  processes = []
  await scenario.stop()
  await sandbox.stop()
})

async function start(): Promise<WorkerProcess> {
  const worker = await spawnWorker({
    DATABASE_URL: scenario.url,
    STORAGE_DIR: scenario.directory,
    REDIS_URL: '',
    PORTONE_BASE_URL: sandbox.origin,
    SOLAPI_BASE_URL: sandbox.origin,
  })
  processes.push(worker)
  return worker
}

const left = (sessionNo: SessionNo): Promise<number> =>
  scenario.database.db.booking.count({ where: { sessionNo, seat: 'sold' } })

async function holdApplication({ booking: { applicationNo } }: Booked): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: scenario.url })
  await client.connect()
  await client.query('BEGIN')
  await client.query('SELECT 1 FROM "Application" WHERE "applicationNo" = $1 FOR UPDATE', [applicationNo])
  return async () => {
    await client.query('ROLLBACK')
    await client.end()
  }
}

it('settles each person once when a worker is killed while winding up a session', async () => {
  const { db } = scenario.database
  const inAMonth = new Date(Date.now() + 30 * 86_400_000)
  const gone = await addSession(db, { startsAt: inAMonth })
  const next = await addSession(db, {
    startsAt: new Date(inAMonth.getTime() + 86_400_000),
    capacity: REPLACEMENT_SEATS,
  })
  const people: Booked[] = []
  for (let count = 0; count < PEOPLE; count += 1) people.push(await bookSomebody(scenario, sandbox, gone))
  const middle = people[MIDDLE]
  if (!middle) throw new Error('nobody in the middle')
  const letGo = await holdApplication(middle)
  await cancel(scenario, gone, next)

  const first = await start()
  await eventually(async () => (await left(gone.sessionNo)) === PEOPLE - MIDDLE)
  await first.kill()
  await letGo()
  expect(await left(gone.sessionNo)).toBe(PEOPLE - MIDDLE)

  await start()
  await eventually(async () => (await left(gone.sessionNo)) === 0, 60_000)
  await eventually(
    async () => (await db.refund.count({ where: { status: 'done' } })) === PEOPLE - REPLACEMENT_SEATS,
    90_000,
  )
  // From 21:00 to 08:00 Seoul time messages wait for the morning.
  if (nightUntil(new Date()) === null)
    await eventually(async () => (await db.message.count({ where: { sentAt: null } })) === 0, 90_000)

  const outcomes = await Promise.all(people.map((somebody) => stateOf(scenario, somebody)))
  const moved = outcomes.filter(({ seat }) => seat === 'sold')
  const refunded = outcomes.filter(({ seat }) => seat === 'released')
  expect(moved).toHaveLength(REPLACEMENT_SEATS)
  expect(moved.every(({ sessionNo }) => sessionNo === next.sessionNo)).toBe(true)
  expect(refunded).toHaveLength(PEOPLE - REPLACEMENT_SEATS)
  expect(refunded.every(({ refunds }) => refunds.length === 1)).toBe(true)
  expect(outcomes.every(({ notified }) => notified.length === 1)).toBe(true)
  for (const { payment } of people) {
    const { refunds } = await db.payment.findUniqueOrThrow({
      where: { paymentNo: payment?.paymentNo ?? 0 },
      include: { refunds: true },
    })
    const seen = await scenario.deps.payment.fetchPayment(payment?.paymentId ?? '')
    expect(seen?.cancelledWon ?? 0).toBe(refunds.length * 40_000)
  }
}, 240_000)
