import { expect, it } from 'vitest'
import { readSources } from './source-files.ts'
import { strayStatusWrites } from './status-writes.ts'

it('lets only steps write the status of an enrolment', () => {
  expect(strayStatusWrites(readSources())).toEqual([])
})

const stray = (text: string, path = 'apps/api/src/a.ts') =>
  strayStatusWrites([{ path, text, isTest: false }]).length

it.each([
  "await db.onlineEnrolment.update({ where: { no }, data: { status: 'paid', paidAt } })",
  'await db.inPersonEnrolment.updateMany({ where: own, data: { endedAt: now, status } })',
  "const data = { status: 'paid' } as const\nawait db.inPersonEnrolment.update({ where: { no }, data })",
  "await db.inPersonEnrolment.create({ data: { ...row, status: 'completed' } })",
  'await db.$executeRaw`UPDATE "OnlineEnrolment" e SET "paidAt" = now(), "status" = \'paid\'`',
  'text: `INSERT INTO "InPersonEnrolment" ("memberNo", "status") VALUES ($1, $2)`',
])('finds a stray status write: %s', (text) => {
  expect(stray(text)).toBe(1)
})

it.each([
  "await db.onlineEnrolment.update({ where: { no, status: 'paid' }, data: { printedAt: now } })",
  "const one = await db.onlineEnrolment.findFirst({ where: { status: 'paid' } })",
  "await db.payment.update({ where: { no }, data: { status: 'paid' } })",
  'text: `UPDATE "OnlineEnrolment" SET "status" = \'${to}\' WHERE "status" IN (${sqlList(from)})`',
])('ignores %s', (text) => {
  expect(stray(text)).toBe(0)
})

it('ignores the step writers and the scenario builders', () => {
  const text = "await db.onlineEnrolment.updateMany({ where, data: { status: 'paid' } })"
  expect(stray(text, 'packages/db/src/records/step-online.ts')).toBe(0)
  expect(stray(text, 'packages/testing/src/scenarios/enrolments.ts')).toBe(0)
})
