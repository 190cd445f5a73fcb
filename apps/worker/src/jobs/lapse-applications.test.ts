import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { addEnrolment, addPerson } from '@hygiene/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { expireEnrolments } from './expire-enrolments.ts'
import { lapseApplications } from './lapse-applications.ts'

let scenario: TestWorker
const now = new Date('2026-11-21T01:00:00Z')

beforeAll(async () => {
  scenario = await startTestWorker()
})
afterAll(() => scenario.stop())

async function apply(userId: string, daysAgo: number, status: 'applied' | 'paid' = 'applied') {
  const person = await addPerson(scenario.database.db, { userId })
  const appliedAt = new Date(now.getTime() - daysAgo * 86_400_000)
  return addEnrolment(scenario.database.db, person, scenario.course, { appliedAt, status })
}

async function statusOf({ enrolmentNo }: { enrolmentNo: EnrolmentNo }): Promise<string> {
  return (await scenario.database.db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })).status
}

it('frees the licence of an application unpaid for a week and of no other', async () => {
  const purged = await apply('forgot60', 8)
  const fresh = await apply('fresh60', 6)
  const paid = await apply('paidup60', 30, 'paid')
  const waiting = await apply('waiting60', 8)
  await scenario.database.db.payment.create({
    data: {
      paymentId: 'eduwaitingwaitingwaiting',
      applicationNo: waiting.applicationNo,
      memberNo: waiting.memberNo,
      paymentType: 3,
      orderName: '위생교육',
      amountWon: 36_000,
      status: 'virtualAccountIssued',
      accountExpiresAt: new Date(now.getTime() + 3_600_000),
      createdAt: now,
    },
  })

  const deps = { ...scenario.deps, now: () => now }
  expect(await lapseApplications(deps)).toBe(1)
  expect(await lapseApplications(deps)).toBe(0)
  expect(await Promise.all([purged, fresh, paid, waiting].map(statusOf))).toEqual([
    'cancelled',
    'applied',
    'paid',
    'applied',
  ])

  const again = await addPerson(scenario.database.db, { userId: 'owner1960' })
  const { licenceNo } = purged
  expect(
    await statusOf(await addEnrolment(scenario.database.db, again, scenario.course, { licenceNo })),
  ).toBe('applied')
})

it('continues after an application that cannot be ended and names that application', async () => {
  const { db, pool } = scenario.database
  const [broken, other] = [await apply('broken60', 9), await apply('other60', 8)]
  await pool.query(
    `ALTER TABLE "OnlineEnrolment" ADD CONSTRAINT "stuck" CHECK ("enrolmentNo" <> ${broken.enrolmentNo}) NOT VALID`,
  )
  try {
    expect(await lapseApplications({ ...scenario.deps, now: () => now })).toBe(1)
  } finally {
    await db.$executeRaw`ALTER TABLE "OnlineEnrolment" DROP CONSTRAINT "stuck"`
  }
  expect([await statusOf(broken), await statusOf(other)]).toEqual(['applied', 'cancelled'])
  expect(scenario.lines.join()).toContain(`unpaid application ${broken.applicationNo}`)
})

it('expires applications one after the other at the end of the year, past a failing one', async () => {
  const newYear = new Date('2026-12-31T15:00:00Z')
  const [broken, other] = [await apply('stuck61', 1, 'paid'), await apply('free61', 1, 'paid')]
  await scenario.database.pool.query(
    `ALTER TABLE "OnlineEnrolment" ADD CONSTRAINT "stuck" CHECK ("enrolmentNo" <> ${broken.enrolmentNo}) NOT VALID`,
  )
  try {
    await expireEnrolments({ ...scenario.deps, now: () => newYear })
  } finally {
    await scenario.database.db.$executeRaw`ALTER TABLE "OnlineEnrolment" DROP CONSTRAINT "stuck"`
  }
  expect([await statusOf(broken), await statusOf(other)]).toEqual(['paid', 'expired'])
})
