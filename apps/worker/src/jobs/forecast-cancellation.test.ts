import type { InPersonSession } from '@hygiene/db/generated/client'
import { forecastCancellation } from '@hygiene/operations/in-person/session/staff/forecast-cancellation'
import type { EmployeeActor } from '@hygiene/operations/kit/actor'
import { addInPersonCourse, addSession, frozenClock, queueFor } from '@hygiene/testing'
import { type Booked, bookSomebody, stateOf } from '@hygiene/testing/scenarios/session-people'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { cancel } from '../testing/cancel-session.ts'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { windUpSessionJob } from './wind-up-session.ts'

const HEADQUARTERS: EmployeeActor = {
  employeeNo: 1,
  loginNo: '',
  loginId: 'office',
  name: '이담당',
  role: 'education',
  branchNo: null,
  ipAddress: '203.0.113.7',
}

let scenario: TestWorker
let gone: InPersonSession
let next: InPersonSession
const clock = frozenClock()
const later = new Date('2026-12-05T00:00:00Z')

beforeAll(async () => {
  scenario = await startTestWorker()
  scenario.deps.now = clock.now
  const { db } = scenario.database
  for (const industryType of [1, 3] as const) await addInPersonCourse(db, { industryType })
})
beforeEach(async () => {
  clock.set('2026-11-21T10:00:00+09:00')
  const { db } = scenario.database
  const courses = await db.course.findMany({ where: { onlineType: 2 } })
  gone = await addSession(db, { startsAt: new Date('2026-12-10T01:00:00Z'), courses })
  const startsAt = new Date('2026-12-17T01:00:00Z')
  next = await addSession(db, { startsAt, capacity: 3, courses, tradeCaps: { 3: 1 } })
})
afterAll(() => scenario.stop())

async function fillVenue(): Promise<Booked[]> {
  const { db } = scenario.database
  const book = (wanted: Parameters<typeof bookSomebody>[3]) => bookSomebody(scenario, null, gone, wanted)
  const people = [
    await book({ seat: 'held', heldUntil: later, bookedAt: new Date('2026-11-01T00:00:00Z') }),
    await book({ licences: [{ industryType: 3 }], bookedAt: new Date('2026-11-02T00:00:00Z') }),
    await book({ licences: [{ industryType: 3 }], bookedAt: new Date('2026-11-03T00:00:00Z') }),
    await book({ method: 'VIRTUAL_ACCOUNT', bookedAt: new Date('2026-11-04T00:00:00Z') }),
    await book({ bookedAt: new Date('2026-11-05T00:00:00Z') }),
    await book({ seat: 'held', heldUntil: new Date('2026-11-20T00:00:00Z') }),
    await book({ seat: 'waiting' }),
    await book({ seat: 'released' }),
    await book({ method: 'VIRTUAL_ACCOUNT', bookedAt: new Date('2026-11-06T00:00:00Z') }),
  ]
  const [, , , , twice] = people
  const sameDay = await addSession(db, { startsAt: new Date('2026-12-17T03:00:00Z') })
  if (twice) await moveInto(twice, sameDay)
  const elsewhere = await bookSomebody(scenario, null, await addSession(db, { startsAt: next.endsAt }))
  await queueFor(db, elsewhere.booking, gone)
  return people
}

async function moveInto({ person }: Booked, session: InPersonSession): Promise<void> {
  const other = await bookSomebody(scenario, null, session)
  await scenario.database.db.booking.update({
    where: { applicationNo: other.booking.applicationNo },
    data: { memberNo: person.memberNo },
  })
}

it.each([true, false])(
  'predicts the outcome of a cancellation (into another session: %s)',
  async (isReplaced) => {
    const people = await fillVenue()
    const { sessionNo } = gone
    const input = { sessionNo, replacedByNo: isReplaced ? next.sessionNo : undefined }
    const { db } = scenario.database
    const answer = await forecastCancellation({ db, input, actor: HEADQUARTERS, now: clock.now() })

    await cancel(scenario, gone, isReplaced ? next : null)
    await windUpSessionJob(scenario.deps, gone)
    const states = await Promise.all(people.map((somebody) => stateOf(scenario, somebody)))
    const withSeat = states.filter((_state, index) =>
      ['held', 'sold'].includes(people[index]?.booking.seat ?? ''),
    )
    const moved = withSeat.filter((state) => state.sessionNo === next.sessionNo)
    const refunded = withSeat.filter(({ statuses }) => statuses.includes('refunded'))
    const waitsForAccount = withSeat.filter(({ exceptionText }) => exceptionText?.includes('계좌'))

    expect(answer).toEqual({
      moved: moved.length,
      refunded: { people: refunded.length, amountWon: refunded.length * 40_000 },
      awaitingAccount: { people: waitsForAccount.length, amountWon: waitsForAccount.length * 40_000 },
      withoutPayment: 0,
      unpaid: withSeat.length - moved.length - refunded.length - waitsForAccount.length,
      waiting: 1,
      waitingWithSeat: 1,
    })
    expect([moved.length, refunded.length, waitsForAccount.length]).toEqual(
      isReplaced ? [3, 2, 0] : [0, 3, 2],
    )
  },
)
