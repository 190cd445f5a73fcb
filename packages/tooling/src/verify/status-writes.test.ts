import { expect, it } from 'vitest'
import { readSources } from './source-files.ts'
import { strayStatusWrites } from './status-writes.ts'

it('lets the status of an enrolment be written by steps only', () => {
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
])('finds %s', (text) => {
  expect(stray(text)).toBe(1)
})

it.each([
  "await db.onlineEnrolment.update({ where: { no, status: 'paid' }, data: { printedAt: now } })",
  "const one = await db.onlineEnrolment.findFirst({ where: { status: 'paid' } })",
  "await db.payment.update({ where: { no }, data: { status: 'paid' } })",
  'text: `UPDATE "OnlineEnrolment" SET "status" = \'${to}\' WHERE "status" IN (${sqlList(from)})`',
])('passes over %s', (text) => {
  expect(stray(text)).toBe(0)
})

it('leaves the writers of steps and the makers of scenarios alone', () => {
  const text = "await db.onlineEnrolment.updateMany({ where, data: { status: 'paid' } })"
  expect(stray(text, 'packages/db/src/records/step-online.ts')).toBe(0)
  expect(stray(text, 'packages/testing/src/scenarios/enrolments.ts')).toBe(0)
})
