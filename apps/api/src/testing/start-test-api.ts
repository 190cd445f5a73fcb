import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login } from '@hygiene/contracts/member/login/login'
import { connectDatabase, type Database } from '@hygiene/db/connect'
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
import { contractClient, type FrozenClock, frozenClock, PASSWORD, type ServedApi } from '@hygiene/testing'
import { cloneDatabase } from '@hygiene/testing/postgres'
import type { FastifyInstance } from 'fastify'
import { buildApi } from '../app.ts'
import { type ApiConfig, readConfig } from '../config.ts'
import { type Deps, groupedOver } from '../deps.ts'
import { commonCounts } from '../http/limits/counts-of-all.ts'

export interface TestApi extends ServedApi {
  app: FastifyInstance
  config: ApiConfig
  warnings: readonly string[]
}

type Beside = Pick<ServedApi, 'clock'> & { config: Pick<ApiConfig, 'DATABASE_URL'> }

/**
 * Starts the real API on its own database, with a real socket and a frozen clock. `env` overrides settings, e.g. the sandbox's
 * origin. `beside` adds a second server on the database and clock of a first one, and stops before it.
 */
export async function startTestApi(env: Record<string, string> = {}, beside?: Beside): Promise<TestApi> {
  const copy = beside ? sharedWith(beside) : await cloneDatabase()
  const directory = await mkdtemp(join(tmpdir(), 'hygiene-'))
  const config = readConfig({
    LOG_LEVEL: 'error',
    RATE_LIMIT: 'off',
    // Allows for a busy machine.
    DATABASE_ANSWER_SECONDS: '60',
    STORAGE_DIR: directory,
    DATABASE_URL: copy.url,
    ...env,
  })
  const database = connectDatabase({ url: copy.url, answerSeconds: config.DATABASE_ANSWER_SECONDS })
  const clock = beside?.clock ?? frozenClock()
  const warnings: string[] = []
  const queues = jobQueues(config.REDIS_URL, config.DATABASE_URL)
  const counts = commonCounts(config, database.pool)
  const { addCalls } = counts
  const app = await buildApi({
    ...depsOf(config, database, clock, warnings),
    storage: await openStorage(config),
    addCalls,
    queues,
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const client = contractClient(origin)
  return {
    app,
    database,
    clock,
    client,
    config,
    warnings,
    async logIn(userId) {
      const answer = await client.call(login, {
        userId,
        userPw: PASSWORD,
        applicationId: 'edu',
        disconnect: 1,
      })
      return client.as(answer.entity.accessToken)
    },
    async stop() {
      await app.close()
      await queues.close()
      counts.close()
      await database.close()
      await copy.drop()
      // Retries, because the last check of the storage may still be writing.
      await rm(directory, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

function sharedWith({ config }: Beside): { url: string; drop: () => Promise<void> } {
  return { url: config.DATABASE_URL, drop: async () => {} }
}

function depsOf(
  config: ApiConfig,
  { db, pool }: Database,
  clock: FrozenClock,
  warnings: string[],
): Omit<Deps, 'addCalls' | 'queues' | 'storage'> {
  const portone = {
    apiSecret: config.PORTONE_API_SECRET,
    storeId: config.PORTONE_STORE_ID,
    baseUrl: config.PORTONE_BASE_URL,
  }
  return {
    config,
    db,
    pool,
    ...groupedOver(pool, config),
    now: clock.now,
    isStopping: () => false,
    random: Math.random,
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
    }),
    leakedPasswords: createLeakedPasswords({
      baseUrl: config.LEAKED_PASSWORDS_URL,
      // Allows for a busy machine.
      timeoutMs: 20_000,
      warn: (sentence) => void warnings.push(sentence),
    }),
    scanner: createScanner({
      address: config.CLAMD_ADDRESS,
      warn: (sentence) => void warnings.push(sentence),
    }),
    notify: (facts, sentence) => void warnings.push(`${sentence} ${JSON.stringify(facts)}`),
  }
}
