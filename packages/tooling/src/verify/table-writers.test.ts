import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../launcher/paths.ts'
import { readSources } from './source-files.ts'
import { strayTableWrites, tablesOf, writersOfNothing } from './table-writers.ts'

const tables = globSync('prisma/schema/**/*.prisma', { cwd: root }).flatMap((file) =>
  tablesOf(readFileSync(join(root, file), 'utf8')),
)

it('lets only one folder write each table', () => {
  expect(strayTableWrites(readSources(), tables)).toEqual([])
})

it('names only writers of existing tables', () => {
  expect(tables.length).toBeGreaterThan(40)
  expect(writersOfNothing(tables)).toEqual([])
})

const stray = (text: string, path = 'apps/api/src/a.ts') =>
  strayTableWrites([{ path, text, isTest: false }], tables).length

it.each([
  'await db.booking.update({ where: { applicationNo }, data: { exceptionText } })',
  'await db.booking\n    .updateManyAndReturn({ where })',
  'await deps.db.message.createMany({ data })',
  'await db.paymentNotice.upsert({ where, create, update })',
  'db.login.deleteMany({ where: { memberNo } })',
  'await db.$executeRaw`UPDATE "Booking" b SET "exceptionText" = NULL`',
  'text: `WITH "given" AS (SELECT 1) INSERT INTO "WaitingEntry" ("sessionNo") SELECT 1`',
  'text: `INSERT INTO "Booking" (${COLUMNS}) SELECT ${COLUMNS} FROM json_populate_recordset(NULL::"Booking", $1)`',
  `text: 'DELETE FROM "LoginThrottle" WHERE "userId" = $1'`,
  'await db.course.update({ where: { courseNo }, data: { priceWon } })',
])('finds a stray table write: %s', (text) => {
  expect(stray(text)).toBe(1)
})

it.each([
  'await db.booking.findMany({ where: { seat } })',
  'await db.$queryRaw`SELECT * FROM "Booking" FOR UPDATE OF "Booking"`',
  'text: `INSERT INTO "Attendance" AS a ("outAt") VALUES ($1) ON CONFLICT DO UPDATE SET "outAt" = $1`',
])('ignores in the folder of venues %s', (text) => {
  expect(stray(text, 'packages/operations/src/in-person/a.ts')).toBe(0)
})

it('ignores the scenario builders', () => {
  const text = 'await db.booking.create({ data })'
  expect(stray(text, 'packages/testing/src/scenarios/seats.ts')).toBe(0)
  expect(stray(text, 'prisma/seed/venues.ts')).toBe(0)
  expect(stray(text, 'packages/operations/src/in-person/seat/book-seat.ts')).toBe(0)
  expect(stray(text, 'packages/operations/src/seats-of-others/book-seat.ts')).toBe(1)
})
