import { addEmployee } from '@hygiene/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { endExpiredApprovals } from './expire-approvals.ts'

const NOW = new Date('2026-11-23T01:00:00Z')
let scenario: TestWorker

beforeAll(async () => {
  scenario = await startTestWorker()
})
afterAll(() => scenario.stop())

it('expires overdue approval requests once and no others', async () => {
  const { db } = scenario.database
  const { employeeNo: makerNo } = await addEmployee(db, { loginId: 'maker', role: 'headquarters' })
  const add = (subject: string, endsAt: number) =>
    db.approval.create({
      data: {
        kind: 'changeRole',
        subject,
        facts: {},
        fingerprint: '0'.repeat(64),
        shown: {},
        makerNo,
        reasonCode: 'moved',
        text: '자리 옮김',
        askedAt: NOW,
        endsAt: new Date(endsAt),
      },
    })
  await add('over', NOW.getTime())
  await add('not yet', NOW.getTime() + 1)

  const deps = { ...scenario.deps, now: () => NOW }
  expect([await endExpiredApprovals(deps), await endExpiredApprovals(deps)]).toEqual([1, 0])
  const rows = await db.approval.findMany({ orderBy: { approvalNo: 'asc' } })
  expect(rows.map(({ status, decidedAt }) => [status, decidedAt])).toEqual([
    ['expired', NOW],
    ['pending', null],
  ])
})
