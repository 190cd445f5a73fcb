import { connectDatabase, type Database } from '@hygiene/db/connect'
import { Prisma } from '@hygiene/db/generated/client'
import { addEnrolment, addPerson } from '@hygiene/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { WorkerDeps } from '../deps.ts'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { expireEnrolments } from './expire-enrolments.ts'
import { lapseApplications } from './lapse-applications.ts'
import { tidyRecords } from './tidy-records.ts'
import { tidyUploadsTask } from './tidy-uploads.ts'

/** Creates enough rows for the planner to use an index. */
const COMPLETED = 5_000
const now = new Date('2026-11-21T01:00:00Z')
const YEARS_AGO = new Date('2020-03-02T01:00:00Z')

let scenario: TestWorker
let counted: Database

beforeAll(async () => {
  scenario = await startTestWorker()
  const { db } = scenario.database
  const person = await addPerson(db, { userId: 'completed' })
  const model = await addEnrolment(db, person, scenario.course, { status: 'completed', appliedAt: YEARS_AGO })
  const own = ['enrolmentNo', 'applicationNo', 'licenceKey']
  const columns = Object.keys(model).filter((name) => !own.includes(name))
  const same = Prisma.raw(columns.map((name) => `"${name}"`).join(', '))
  await db.$executeRaw`
    WITH "made" AS (
      INSERT INTO "Application" ("memberNo", "createdAt")
      SELECT ${person.memberNo}, ${YEARS_AGO} FROM generate_series(1, ${COMPLETED}::int) RETURNING "applicationNo" AS "no"),
    "enrolled" AS (
      INSERT INTO "OnlineEnrolment" ("applicationNo", "licenceKey", ${same})
      SELECT m."no", m."no"::text, ${same} FROM "OnlineEnrolment" e, "made" m
       WHERE e."enrolmentNo" = ${model.enrolmentNo} RETURNING "enrolmentNo"),
    "watched" AS (
      INSERT INTO "LectureProgress" ("enrolmentNo", "lectureNo", "lastProgressAt")
      SELECT "enrolmentNo", ${scenario.course.lectures[0]?.lectureNo}, ${YEARS_AGO} FROM "enrolled"),
    "checked" AS (
      INSERT INTO "IdentityCheck" ("identityVerificationId", "enrolmentNo", "loginNo", "requestedAt")
      SELECT 'check' || "enrolmentNo", "enrolmentNo", gen_random_uuid(), ${now} FROM "enrolled"),
    "notified" AS (
      INSERT INTO "Message" ("memberNo", "kind", "aboutNo", "createdAt")
      SELECT ${person.memberNo}, 'quietForWeek', "enrolmentNo", ${now} FROM "enrolled"),
    "kept" AS (
      INSERT INTO "StoredFile" ("fileNo", "memberNo", "name", "contentType", "sizeBytes", "sha256", "storageKey", "createdAt")
      SELECT gen_random_uuid(), ${person.memberNo}, '수료증.pdf', 'application/pdf', 1, '', 'documents/' || "enrolmentNo", ${now}
        FROM "enrolled")
    INSERT INTO "Login" ("loginNo", "memberNo", "applicationId", "loggedInAt", "extendedAt", "endedAt", "ipAddress")
    SELECT gen_random_uuid(), ${person.memberNo}, 'edu', ${now}, ${now}, ${now}, '127.0.0.1' FROM "enrolled"`
  await db.$executeRawUnsafe('VACUUM ANALYZE')
  counted = connectDatabase({ url: scenario.url, poolSize: 1 })
})
afterAll(async () => {
  await counted.close()
  await scenario.stop()
})

async function readWhole(work: (deps: WorkerDeps) => Promise<unknown>): Promise<string[]> {
  const { db } = counted
  const scans = async () => {
    await db.$queryRaw`SELECT pg_stat_force_next_flush()::text`
    const rows = await db.$queryRaw<{ table: string; scans: number }[]>`
      SELECT relname::text AS "table", seq_scan::int AS "scans" FROM pg_stat_user_tables
       WHERE relname IN ('Application', 'OnlineEnrolment', 'LectureProgress', 'IdentityCheck', 'Message', 'Login', 'StoredFile')`
    return new Map(rows.map(({ table, scans: times }) => [table, times]))
  }
  const before = await scans()
  await work({ ...scenario.deps, db, now: () => now })
  return [...(await scans())]
    .filter(([table, times]) => times > (before.get(table) ?? 0))
    .map(([table]) => table)
}

it.each([
  ['unpaid applications', lapseApplications],
  ['the end of the year', expireEnrolments],
  ['retention', tidyRecords],
  ['the removal of uploads', tidyUploadsTask.run],
])('reads no table of all learners from end to end for %s', async (_what, work) => {
  expect(await readWhole(work)).toEqual([])
})
