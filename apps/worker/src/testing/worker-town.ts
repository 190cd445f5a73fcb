import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { issueCertificate } from '@hygiene/contracts'
import { connectDatabase, type Database, handOver, type Member, type OnlineEnrolment } from '@hygiene/db'
import { createPaymentGateway, createSmsGateway, createStorage, type Storage } from '@hygiene/gateways'
import { addCourse, addEnrolment, addPerson, type TaughtCourse } from '@hygiene/testing'
import { cloneDatabase } from '@hygiene/testing/postgres'
import { readConfig } from '../config.ts'
import type { WorkerDeps } from '../deps.ts'
import { exampleCertificate } from '../documents/example-documents.ts'

export interface WorkerTown {
  url: string
  directory: string
  database: Database
  storage: Storage
  deps: WorkerDeps
  course: TaughtCourse
  lines: string[]
  stop: () => Promise<void>
}

/** A database, a storage folder and the worker's side effects; queues are opened by each test. */
export async function openWorkerTown(env: Record<string, string> = {}): Promise<WorkerTown> {
  const copy = await cloneDatabase()
  const directory = await mkdtemp(join(tmpdir(), 'hygiene-worker-'))
  const config = readConfig({ DATABASE_URL: copy.url, STORAGE_DIR: directory, ...env })
  const database = connectDatabase({ url: copy.url })
  const storage = createStorage({ directory })
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

let people = 0

async function addGraduate(town: WorkerTown): Promise<{ person: Member; enrolment: OnlineEnrolment }> {
  people += 1
  const person = await addPerson(town.database.db, { userId: `graduate${people}` })
  const enrolment = await addEnrolment(town.database.db, person, town.course, { status: 'completed' })
  return { person, enrolment }
}

/** Issues a certificate as completion does: row and job in one transaction. */
export async function issue(town: WorkerTown, userName = '홍길동'): Promise<number> {
  const { enrolment } = await addGraduate(town)
  const serial = String(enrolment.enrolmentNo).padStart(7, '0')
  const certificateNumber = `2026-02-${serial}`
  const verificationNumber = `0000-0${serial.slice(0, 3)}-${serial.slice(3)}`
  return town.database.db.$transaction(async (db) => {
    const { certificateNo } = await db.certificate.create({
      data: {
        enrolmentNo: enrolment.enrolmentNo,
        certificateNumber,
        verificationNumber,
        frozen: { ...exampleCertificate, number: certificateNumber, verificationNumber, userName },
        issuedAt: new Date(),
      },
    })
    await handOver(db, issueCertificate, { certificateNo })
    return certificateNo
  })
}

/** Waits until a condition of the database holds; fails after the time. */
export async function eventually(check: () => Promise<boolean>, withinMs = 20_000): Promise<void> {
  const end = Date.now() + withinMs
  while (Date.now() < end) {
    if (await check()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('It did not come to pass in time')
}
