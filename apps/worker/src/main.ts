import { askClock, trustedClock } from '@hygiene/db/trusted-clock'
import { connectDatabase } from '@hygiene/db/connect'
import { readSettings } from '@hygiene/db/read-settings'
import {
  createLicenceRegister,
  createPaymentGateway,
  createScanner,
  createSmsGateway,
  openStorage,
} from '@hygiene/gateways'
import { reportUndecidedCourses } from '@hygiene/operations/education/course/undecided-courses'
import { reportPlaceholders } from '@hygiene/operations/staff/setting/report-placeholders'
import { measureClock } from '@hygiene/observe/measure-clock'
import { readConfig } from './config.ts'
import { measureBacklog } from './measure-backlog.ts'
import { measureEducation } from './measure-education.ts'
import { measureSetup } from './measure-setup.ts'
import { openQueues } from '@hygiene/gateways/queues'
import { startWorker } from './worker.ts'

const config = readSettings(readConfig)
// Before the database is opened, whose statements it follows.
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

/** Less than the ten seconds Docker gives. A job cut off is given to another worker. */
const LONGEST_STOP_MS = 8_000

async function stop(): Promise<void> {
  // Redis or PostgreSQL that do not answer would keep the process for ever.
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

// Said last: a signal that comes upon it ends the worker in order.
process.stdout.write(`worker ready on ${queues.kind}\n`)
