import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDatabase, type Database } from '@hygiene/db/connect'
import {
  createLicenceRegister,
  createPaymentGateway,
  createScanner,
  createSmsGateway,
  openStorage,
  type Storage,
} from '@hygiene/gateways'
import { addCourse, type TaughtCourse } from '@hygiene/testing'
import { cloneDatabase } from '@hygiene/testing/postgres'
import { readConfig } from '../config.ts'
import type { WorkerDeps } from '../deps.ts'

export interface TestWorker {
  url: string
  directory: string
  database: Database
  storage: Storage
  deps: WorkerDeps
  course: TaughtCourse
  lines: string[]
  stop: () => Promise<void>
}

export async function startTestWorker(env: Record<string, string> = {}): Promise<TestWorker> {
  const copy = await cloneDatabase()
  const directory = await mkdtemp(join(tmpdir(), 'hygiene-worker-'))
  const config = readConfig({ DATABASE_URL: copy.url, STORAGE_DIR: directory, ...env })
  const database = connectDatabase({ url: copy.url })
  const storage = await openStorage(config)
  const lines: string[] = []
  const deps: WorkerDeps = {
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
    }),
    licences: createLicenceRegister({
      keyId: config.FOOD_SAFETY_KEY,
      baseUrl: config.FOOD_SAFETY_BASE_URL,
    }),
    scanner: createScanner({ address: config.CLAMD_ADDRESS, warn: (line) => void lines.push(line) }),
    storage,
    now: () => new Date(),
    log: (line) => void lines.push(line),
    warn: (line) => void lines.push(line),
  }
  return {
    url: copy.url,
    directory,
    database,
    storage,
    deps,
    course: await addCourse(database.db),
    lines,
    async stop() {
      await database.close()
      await copy.drop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
