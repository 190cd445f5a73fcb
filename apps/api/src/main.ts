import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { askClock, trustedClock } from '@hygiene/db/trusted-clock'
import { connectDatabase } from '@hygiene/db/connect'
import { readSettings } from '@hygiene/db/read-settings'
import {
  createAddressGateway,
  createIdentityGateway,
  createLeakedPasswords,
  createPaymentGateway,
  createScanner,
  createSmsGateway,
  openStorage,
} from '@hygiene/gateways'
import { jobQueues } from '@hygiene/gateways/job-queues'
import { measureClock } from '@hygiene/observe/measure-clock'
import { reportUndecidedCourses } from '@hygiene/operations/education/course/undecided-courses'
import { reportPlaceholders } from '@hygiene/operations/staff/setting/report-placeholders'
import { buildApi } from './app.ts'
import { readConfig } from './config.ts'
import { groupedOver } from './deps.ts'
import { commonCounts } from './http/limits/counts-of-all.ts'
import { measureCalls } from './http/measure-calls.ts'

const config = readSettings(readConfig)
// Starts tracing before the database opens, whose statements it follows.
const traces = config.TRACES_ENDPOINT === '' ? undefined : await follow(config.TRACES_ENDPOINT)
const database = connectDatabase({
  url: config.DATABASE_URL,
  poolSize: config.DATABASE_POOL,
  answerSeconds: config.DATABASE_ANSWER_SECONDS,
  isPrepared: config.DATABASE_PREPARED === 'on',
})
const clock = await trustedClock({
  ask: () => askClock(database.pool),
  warn: (sentence) => app.log.warn(sentence),
  refuse: endUnfit,
})
const portone = {
  apiSecret: config.PORTONE_API_SECRET,
  storeId: config.PORTONE_STORE_ID,
  baseUrl: config.PORTONE_BASE_URL,
}

const storage = await openStorage(config)
const queues = jobQueues(config.REDIS_URL, config.DATABASE_DIRECT_URL || config.DATABASE_URL)
const counts = commonCounts(config, database.pool)
let isStopping = false

const app = await buildApi({
  config,
  get db() {
    return database.db
  },
  pool: database.pool,
  ...groupedOver(database.pool, config),
  now: clock.now,
  isStopping: () => isStopping,
  random: () => randomInt(2 ** 47) / 2 ** 47,
  payment: createPaymentGateway(portone),
  identity: createIdentityGateway(portone),
  address: createAddressGateway({
    baseUrl: config.JUSO_BASE_URL,
    confirmKey: config.JUSO_KEY,
    timeoutMs: config.JUSO_SECONDS * 1000,
  }),
  sms: createSmsGateway({
    apiKey: config.SOLAPI_API_KEY,
    apiSecret: config.SOLAPI_API_SECRET,
    sender: config.SMS_SENDER,
    baseUrl: config.SOLAPI_BASE_URL,
    now: clock.now,
  }),
  leakedPasswords: createLeakedPasswords({
    baseUrl: config.LEAKED_PASSWORDS_URL,
    warn: (sentence) => app.log.warn(sentence),
  }),
  scanner: createScanner({
    address: config.CLAMD_ADDRESS,
    warn: (sentence) => app.log.warn(sentence),
  }),
  storage,
  notify: (facts, sentence) => app.log.warn(facts, sentence),
  addCalls: counts.addCalls,
  queues,
})

const atStart = { now: clock.now(), warn: (sentence: string) => app.log.warn(sentence) }
await reportUndecidedCourses(database.pool, atStart)
if (config.DEPLOYMENT === 'production') await reportPlaceholders(database.pool, atStart)
const metrics = config.METRICS_PORT === '' ? undefined : await observe(config.METRICS_PORT)
await app.listen({ host: config.HOST, port: config.PORT })

function endUnfit(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

async function follow(endpoint: string): Promise<{ stop: () => Promise<void> }> {
  const { startTraces } = await import('@hygiene/observe/start-traces')
  return startTraces({ endpoint, service: 'api', share: config.TRACES_SHARE })
}

async function observe(port: number): Promise<{ stop: () => Promise<void> }> {
  const { startMetrics } = await import('@hygiene/observe/start')
  const started = await startMetrics({ host: config.METRICS_HOST, port })
  measureCalls(app, database.pool)
  measureClock(clock)
  return started
}

/** Ends the process even if the database does not answer. Its calls have been refused by then. */
const LONGEST_STOP_MS = 30_000

async function stop(): Promise<void> {
  isStopping = true
  await sleep(config.STOP_GRACE_SECONDS * 1000)
  setTimeout(() => process.exit(1), LONGEST_STOP_MS)
  await app.close()
  await queues.close()
  counts.close()
  clock.stop()
  await metrics?.stop()
  await traces?.stop()
  await database.close()
  process.exit(0)
}
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())
