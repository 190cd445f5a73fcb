import { extendHold } from '@hygiene/contracts/in-person/session/staff/extend-hold'
import type { InPersonSession } from '@hygiene/db/generated/client'
import { releaseHold } from '@hygiene/operations/in-person/enrolment/release-hold'
import {
  auditOf,
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/start-test-api.ts'

const NOW = '2026-12-08T10:00:00+09:00'
let scenario: StaffSessionScenario
let session: InPersonSession

beforeAll(async () => {
  scenario = await openStaffSessionScenario(startTestApi)
  session = await scenario.session('2026-12-10')
})
beforeEach(() => scenario.api.clock.set(NOW))
afterAll(() => scenario.api.stop())

const heldTo = async (time: string) => {
  const bookedAt = new Date('2026-12-08T09:30:00+09:00')
  const heldUntil = new Date(`2026-12-${time}+09:00`)
  const { booking, person } = await scenario.book(session, { seat: 'held', bookedAt, heldUntil })
  return { applicationNo: booking.applicationNo, memberNo: person.memberNo }
}
const why = { reasonCode: 'payingNow', text: '은행에 있다고 함' } as const
const stored = (applicationNo: number) =>
  scenario.api.database.db.booking.findUniqueOrThrow({ where: { applicationNo } })

it('extends the hold by the given hours and logs the reason', async () => {
  const { applicationNo, memberNo } = await heldTo('08T10:10:00')
  const { client, employeeNo } = await scenario.staff('branch')
  const { entity } = await client.call(extendHold, { applicationNo, hours: 3, ...why })
  expect(entity).toMatchObject({ seat: 'held', heldUntil: '2026-12-08T04:10:00.000Z', mayBeExtended: true })
  expect(await auditOf(scenario, employeeNo)).toEqual([
    {
      operation: 'extendHold',
      subjectKind: 'application',
      subjectNo: applicationNo,
      detail: '3시간',
      reason: '입금 중이라고 함: 은행에 있다고 함',
      memberNo,
    },
  ])
})

it('ends an extended hold at the latest with the day before the session', async () => {
  const { applicationNo } = await heldTo('09T20:00:00')
  const { client } = await scenario.staff('education')
  const { entity } = await client.call(extendHold, { applicationNo, hours: 24, ...why })
  expect(entity).toMatchObject({ heldUntil: '2026-12-09T15:00:00.000Z', mayBeExtended: false })
  const again = await client.call(extendHold, { applicationNo, hours: 1, ...why })
  expect(again.refusal).toBe('HOLD_AT_LIMIT')
})

it('refuses an expired hold, a paid seat and hours that are not offered', async () => {
  const { applicationNo } = await heldTo('08T10:00:00')
  const { client } = await scenario.staff('education')
  expect((await client.call(extendHold, { applicationNo, hours: 1, ...why })).refusal).toBe('HOLD_OVER')
  const paid = (await scenario.book(session)).booking.applicationNo
  expect((await client.call(extendHold, { applicationNo: paid, hours: 1, ...why })).refusal).toBe('HOLD_OVER')
  expect((await client.call(extendHold, { applicationNo: paid, hours: 2, ...why })).status).toBe(400)
  const unknown = { applicationNo: 2_000_000, hours: 1, ...why } as const
  expect((await client.call(extendHold, unknown)).refusal).toBe('BOOKING_NOT_FOUND')
})

it('changes nothing when the hold is released during the extension', async () => {
  const { applicationNo } = await heldTo('08T10:00:01')
  const { client, employeeNo } = await scenario.staff('education')
  let extending: ReturnType<typeof client.call<typeof extendHold>> | undefined
  await scenario.api.database.db.$transaction(async (db) => {
    await releaseHold(db, applicationNo, new Date('2026-12-08T10:00:02+09:00'))
    extending = client.call(extendHold, { applicationNo, hours: 1, ...why })
    await new Promise((resolve) => setTimeout(resolve, 400))
  })
  expect((await extending)?.refusal).toBe('HOLD_OVER')
  expect(await stored(applicationNo)).toMatchObject({ seat: 'released', heldUntil: null })
  expect(await auditOf(scenario, employeeNo)).toEqual([])
})
