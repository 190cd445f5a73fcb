import { addEnrolment, addPerson } from '@hygiene/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorkerTown, type WorkerTown } from '../testing/worker-town.ts'
import { lapseApplications } from './lapse-applications.ts'

let town: WorkerTown
const now = new Date('2026-11-21T01:00:00Z')

beforeAll(async () => {
  town = await openWorkerTown()
})
afterAll(() => town.stop())

async function apply(userId: string, daysAgo: number, status: 'applied' | 'paid' = 'applied') {
  const person = await addPerson(town.database.db, { userId })
  const appliedAt = new Date(now.getTime() - daysAgo * 86_400_000)
  return addEnrolment(town.database.db, person, town.course, { appliedAt, status })
}

async function statusOf({ enrolmentNo }: { enrolmentNo: number }): Promise<string> {
  return (await town.database.db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })).status
}

it('frees the licence of an application nobody paid for a week, and of no other', async () => {
  const forgotten = await apply('forgot60', 8)
  const fresh = await apply('fresh60', 6)
  const paid = await apply('paidup60', 30, 'paid')
  const waiting = await apply('waiting60', 8)
  await town.database.db.payment.create({
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

  const deps = { ...town.deps, now: () => now }
  expect(await lapseApplications(deps)).toBe(1)
  expect(await lapseApplications(deps)).toBe(0)
  expect(await Promise.all([forgotten, fresh, paid, waiting].map(statusOf))).toEqual([
    'cancelled',
    'applied',
    'paid',
    'applied',
  ])

  const again = await addPerson(town.database.db, { userId: 'owner1960' })
  const { licenceNo } = forgotten
  expect(await statusOf(await addEnrolment(town.database.db, again, town.course, { licenceNo }))).toBe(
    'applied',
  )
})
