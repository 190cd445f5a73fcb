import { connectDatabase } from '@hygiene/db/connect'
import { readSettings } from '@hygiene/db/read-settings'
import { askClock, trustedClock } from '@hygiene/db/trusted-clock'
import { unsetFields } from '@hygiene/domain/staff/setting/placeholders'
import {
  createLicenceRegister,
  createPaymentGateway,
  createScanner,
  createSmsGateway,
  openStorage,
} from '@hygiene/gateways'
import { openQueues } from '@hygiene/gateways/queues'
import { gauge } from '@hygiene/observe'
import { measureClock } from '@hygiene/observe/measure-clock'
import { reportUndecidedCourses } from '@hygiene/operations/education/course/undecided-courses'
import { seatsAhead } from '@hygiene/operations/in-person/seat/seats-ahead'
import { skippedShare } from '@hygiene/operations/platform/licence-register/skipped-share'
import { associationAt } from '@hygiene/operations/staff/setting/read-versions'
import { reportPlaceholders } from '@hygiene/operations/staff/setting/report-placeholders'
import { raisedAlert } from '@hygiene/operations/staff/setup/raised-alert'
import { readConfig } from './config.ts'
import type { WorkerDeps } from './deps.ts'
import { measureBacklog } from './measure-backlog.ts'
import { startWorker } from './worker.ts'

/** Covers the periods people ask for: this week, this month, the season. */
const DAYS_AHEAD = [7, 30, 90]

type Refunds = { state: string; open: number; oldest: number }

function measureEducation({ db, now }: Pick<WorkerDeps, 'db' | 'now'>): void {
  const seats = async (of: 'left' | 'full') =>
    (await seatsAhead(db, DAYS_AHEAD, now())).map(({ days, [of]: value }) => ({
      value,
      attributes: { within: `${days} days` },
    }))
  const refunds = () => db.$queryRaw<Refunds[]>`
    SELECT "status"::text AS "state", count(*)::int AS "open",
           extract(epoch FROM ${now()} - min("requestedAt"))::float8 AS "oldest"
      FROM "Refund" WHERE "status" <> 'done' GROUP BY "status"`
  gauge({
    name: 'seats_left',
    help: 'Free seats of open sessions that begin within so many days',
    read: () => seats('left'),
  })
  gauge({
    name: 'licence_rows_skipped_share',
    help: 'Share of the rows of the business register that the last reading skipped, in the worst trade',
    read: async () => [{ value: await skippedShare(db) }],
  })
  gauge({ name: 'sessions_full', help: 'Those of them without a free seat', read: () => seats('full') })
  gauge({
    name: 'payments_with_exception',
    help: 'Payments that staff have to look at',
    read: async () => [{ value: await db.payment.count({ where: { exceptionText: { not: null } } }) }],
  })
  gauge({
    name: 'refunds_open',
    help: 'Refunds that are not done, by state',
    read: async () => (await refunds()).map(({ state, open }) => ({ value: open, attributes: { state } })),
  })
  gauge({
    name: 'refunds_open_oldest_seconds',
    help: 'Age of the oldest refund that is under way',
    read: async () => {
      const inProgress = (await refunds()).filter(({ state }) => state !== 'failed')
      return [{ value: Math.max(0, ...inProgress.map(({ oldest }) => oldest)) }]
    },
  })
}

const config = readSettings(readConfig)
// Must run before the database opens, so that its statements are traced.
const traces = config.TRACES_ENDPOINT === '' ? undefined : await follow(config.TRACES_ENDPOINT)
const database = connectDatabase({
  url: config.DATABASE_URL,
  poolSize: 6,
  isPrepared: config.DATABASE_PREPARED === 'on',
})
const warn = (message: string): void => {
  if (config.LOG_LEVEL !== 'silent') process.stderr.write(`${new Date().toISOString()} ${message}\n`)
}

const clock = await trustedClock({ ask: () => askClock(database.pool), warn, refuse: endUnfit })
await reportUndecidedCourses(database.pool, { now: clock.now(), warn })
if (config.DEPLOYMENT === 'production') await reportPlaceholders(database.pool, { now: clock.now(), warn })
const queues = await openQueues(config.REDIS_URL, config.DATABASE_DIRECT_URL || config.DATABASE_URL)

const worker = startWorker(
  {
    config,
    db: database.db,
    payment: createPaymentGateway({
      apiSecret: config.PORTONE_API_SECRET,
      storeId: config.PORTONE_STORE_ID,
      baseUrl: config.PORTONE_BASE_URL,
    }),
    sms: createSmsGateway({
      apiKey: config.SOLAPI_API_KEY,
      apiSecret: config.SOLAPI_API_SECRET,
      sender: config.SMS_SENDER,
      baseUrl: config.SOLAPI_BASE_URL,
      now: clock.now,
    }),
    licences: createLicenceRegister({
      keyId: config.FOOD_SAFETY_KEY,
      baseUrl: config.FOOD_SAFETY_BASE_URL,
    }),
    scanner: createScanner({ address: config.CLAMD_ADDRESS, warn }),
    storage: await openStorage(config),
    now: clock.now,
    log: (message) => {
      if (['info', 'debug'].includes(config.LOG_LEVEL))
        process.stdout.write(`${new Date().toISOString()} ${message}\n`)
    },
    warn,
  },
  queues,
)

const metrics = config.METRICS_PORT === '' ? undefined : await observe(config.METRICS_PORT)

function endUnfit(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

async function follow(endpoint: string): Promise<{ stop: () => Promise<void> }> {
  const { startTraces } = await import('@hygiene/observe/start-traces')
  return startTraces({ endpoint, service: 'worker', share: config.TRACES_SHARE })
}

async function observe(port: number): Promise<{ stop: () => Promise<void> }> {
  const { startMetrics } = await import('@hygiene/observe/start')
  const started = await startMetrics({ host: config.METRICS_HOST, port })
  const asked = { db: database.db, now: clock.now }
  measureBacklog({ ...asked, config }, queues)
  measureEducation(asked)
  measureSetup(asked)
  measureClock(clock)
  return started
}

/** Is less than the ten seconds that Docker grants. Another worker takes over an interrupted job. */
const LONGEST_STOP_MS = 8_000

async function stop(): Promise<void> {
  // An unresponsive Redis or PostgreSQL would otherwise keep the process alive forever.
  setTimeout(() => process.exit(0), LONGEST_STOP_MS)
  clock.stop()
  await worker.stop()
  await metrics?.stop()
  await traces?.stop()
  await database.close()
  process.exit(0)
}
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())

// Is printed last, so that a signal sent after it ends the worker in order.
process.stdout.write(`worker ready on ${queues.kind}\n`)

/** Reports missing settings of an installation and the test alert that proves that alerts arrive (docs/rules/setup.md). */
function measureSetup({ db, now }: Pick<WorkerDeps, 'db' | 'now'>): void {
  gauge({
    name: 'association_fields_unset',
    help: 'Fields of the association that are placeholders, which visitors do not see',
    read: async () => [{ value: unsetFields(await associationAt(db, now())).length }],
  })
  gauge({
    name: 'test_alert_raised',
    help: 'A test alert that an employee has asked for; its code is confirmed in the admin console',
    read: async () => {
      const alert = await raisedAlert(db, now())
      return alert ? [{ value: 1, attributes: { code: alert.code } }] : []
    },
  })
}
