import { randomUUID } from 'node:crypto'
import { addEmployee, addPerson } from '@hygiene/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { tidyRecords } from './tidy-records.ts'

let scenario: TestWorker

beforeAll(async () => {
  scenario = await startTestWorker()
})
afterAll(() => scenario.stop())

it('deletes the views of staff after two years and nothing sooner', async () => {
  const { db } = scenario.database
  const now = new Date('2026-11-21T01:00:00Z')
  const totpKey = '0'.repeat(64)
  const { employeeNo } = await addEmployee(db, { loginId: 'tidystaff', totpKey })
  const row = { employeeNo, operation: 'listMembers', reason: '전화 문의', ipAddress: '127.0.0.1' }
  for (const day of ['2024-11-19', '2024-11-21', '2026-11-20']) {
    await db.auditEntry.create({ data: { ...row, at: new Date(`${day}T01:00:00Z`) } })
  }
  await tidyRecords({ ...scenario.deps, now: () => now })
  expect(await db.auditEntry.count()).toBe(2)
  await expect(db.auditEntry.deleteMany()).rejects.toThrow(/append-only/)
})

it('deletes records past their retention and no others', async () => {
  const { db } = scenario.database
  const now = new Date('2026-11-21T01:00:00Z')
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000)
  const { memberNo } = await addPerson(db, { userId: 'tidy1960' })
  for (const days of [1, 91, 93]) {
    const at = daysAgo(days)
    const ended = { endedAt: at, endReason: 'logout' as const }
    const session = { loginNo: randomUUID(), memberNo, applicationId: 'edu', ipAddress: '127.0.0.1' }
    await db.login.create({ data: { ...session, ...ended, loggedInAt: at, extendedAt: at } })
    await db.outbox.create({ data: { kind: 'issue-receipt', payload: {}, createdAt: at, doneAt: at } })
  }
  await db.outbox.create({ data: { kind: 'issue-receipt', payload: {}, createdAt: daysAgo(400) } })
  await db.loginThrottle.create({
    data: { userId: 'nobody1', failures: {}, attemptId: randomUUID(), lastFailedAt: daysAgo(2) },
  })

  const deps = { ...scenario.deps, now: () => now }
  expect(await tidyRecords(deps)).toBe(4)
  expect(await tidyRecords(deps)).toBe(0)
  expect(await db.login.count()).toBe(2)
  expect(await db.outbox.count({ where: { doneAt: null } })).toBe(1)
})
