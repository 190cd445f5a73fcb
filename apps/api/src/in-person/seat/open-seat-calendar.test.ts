import { moveSeat } from '@hygiene/contracts/in-person/seat/move-seat'
import { openSeatCalendar } from '@hygiene/contracts/in-person/seat/open-seat-calendar'
import type { InPersonSession } from '@hygiene/db/generated/client'
import { signCalendar, signOffer } from '@hygiene/gateways'
import { bookSeat, type SeatWanted } from '@hygiene/testing'
import { MORNING, openSeatScenario, type SeatScenario } from '@hygiene/testing/scenarios/seat-scenario'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let scenario: SeatScenario<TestApi>
let session: InPersonSession
beforeAll(async () => {
  scenario = await openSeatScenario(startTestApi)
})
afterAll(() => scenario.stop())
beforeEach(async () => {
  scenario.api.clock.set(MORNING)
  session = await scenario.session()
})

const open = (token: string) =>
  fetch(`${scenario.api.client.origin}${openSeatCalendar.path}?token=${encodeURIComponent(token)}`)
const tokenOf = (applicationNo: number) => signCalendar(scenario.api.config.OFFER_SECRET, applicationNo)
const fileOf = async (applicationNo: number) =>
  (await (await open(tokenOf(applicationNo))).text()).replaceAll('\r\n ', '')

async function booked(wanted: SeatWanted = {}) {
  const person = await scenario.opener()
  const { booking, enrolments } = await bookSeat(scenario.api.database.db, person.member, session, wanted)
  const inPersonEnrolmentNo = enrolments[0]?.inPersonEnrolmentNo ?? 0
  return { ...person, applicationNo: booking.applicationNo, inPersonEnrolmentNo }
}

it('shows session and venue to anyone with the link and nothing of the person', async () => {
  const { applicationNo, member } = await booked()
  const answer = await open(tokenOf(applicationNo))
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*\.ics$/)
  const file = await answer.text()
  expect(file).toContain(`\r\nUID:seat-${applicationNo}@`)
  expect(file).toContain('\r\nSEQUENCE:0\r\nSTATUS:CONFIRMED\r\n')
  expect(file).toContain('\r\nDTSTART:20261210T010000Z\r\nDTEND:20261210T080000Z\r\n')
  expect(file.replaceAll('\r\n ', '')).toContain('LOCATION:수원 교육장')
  expect(file).not.toMatch(new RegExp(`${member.name}|${member.phone}|${member.userId}|새마음`))
})

it('raises SEQUENCE after a move and cancels the entry with the seat', async () => {
  const { applicationNo, inPersonEnrolmentNo, client } = await booked()
  const { sessionNo } = await scenario.session({ startsAt: new Date('2026-12-17T10:00:00+09:00') })
  expect((await client.call(moveSeat, { inPersonEnrolmentNo, sessionNo })).code).toBe(1)
  expect(await fileOf(applicationNo)).toMatch(
    /\r\nSEQUENCE:2\r\nSTATUS:CONFIRMED\r\n[^]*DTSTART:20261217T010000Z/,
  )
  const released = { seat: 'released', releasedAt: MORNING } as const
  await scenario.api.database.db.booking.update({ where: { applicationNo }, data: released })
  expect(await fileOf(applicationNo)).toMatch(/\r\nSEQUENCE:3\r\nSTATUS:CANCELLED\r\n/)
})

it('cancels the calendar entry with its session', async () => {
  const { applicationNo } = await booked()
  const { sessionNo } = session
  const data = { status: 'cancelled', cancelledAt: MORNING } as const
  await scenario.api.database.db.inPersonSession.update({ where: { sessionNo }, data })
  expect(await fileOf(applicationNo)).toMatch(/\r\nSEQUENCE:1\r\nSTATUS:CANCELLED\r\n/)
})

it('refuses any other token and the token of an unpaid seat', async () => {
  const { applicationNo } = await booked()
  const held = await booked({ seat: 'held' })
  const [, signature = ''] = tokenOf(applicationNo).split('.')
  const refused = [
    `${applicationNo + 1}.${signature}`,
    `${applicationNo}.${'A'.repeat(43)}`,
    `${applicationNo}.${signature.slice(1)}`,
    signOffer(scenario.api.config.OFFER_SECRET, applicationNo),
    tokenOf(2_000_000_000),
    tokenOf(held.applicationNo),
  ]
  for (const token of refused) {
    expect(await (await open(token)).json()).toMatchObject({ code: -2626, entity: null })
  }
  expect((await open('')).status).toBe(400)
  expect((await open('9'.repeat(201))).status).toBe(400)
})
