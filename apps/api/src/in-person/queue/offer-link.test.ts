import { declineOffer } from '@hygiene/contracts/in-person/queue/decline-offer'
import { readOffer } from '@hygiene/contracts/in-person/queue/read-offer'
import type { InPersonSession, WaitingStatus } from '@hygiene/db/generated/client'
import { signOffer } from '@hygiene/gateways'
import {
  MORNING,
  OFFER_UNTIL,
  openQueueScenario,
  type QueueScenario,
  seoul,
} from '@hygiene/testing/scenarios/queue-scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi } from '../../testing/start-test-api.ts'

let scenario: QueueScenario
let session: InPersonSession
let own: InPersonSession
beforeAll(async () => {
  scenario = await openQueueScenario(startTestApi)
  own = await scenario.session(50, { startsAt: seoul('2026-12-15T10:00') })
})
afterAll(() => scenario.stop())
beforeEach(async () => {
  scenario.api.clock.set(MORNING)
  session = await scenario.session(1)
})

const token = (waitingNo: number): string => signOffer(scenario.api.config.OFFER_SECRET, waitingNo)
const read = (waitingNo: number) => scenario.api.client.call(readOffer, { token: token(waitingNo) })
const decline = (waitingNo: number) => scenario.api.client.call(declineOffer, { token: token(waitingNo) })

async function turn(waitingNo: number, status: WaitingStatus): Promise<void> {
  await scenario.api.database.db.waitingEntry.update({
    where: { waitingNo },
    data: { status, endedAt: MORNING },
  })
}

describe('an offer link without a login', () => {
  it('shows when, where and until when, and nothing of the person', async () => {
    const { waitingNo } = await scenario.offeredElsewhere(own, session)
    const answer = await read(waitingNo)
    expect(answer.entity).toEqual({
      status: 'offered',
      offerUntil: OFFER_UNTIL.toISOString(),
      sessionDay: { eduDate: '2026-12-10', startTime: '10:00', endTime: '17:00' },
      venue: expect.objectContaining({ location: '수원 교육장', phone: '031-000-1001' }),
      keepsSeat: true,
    })
    expect(JSON.stringify(answer.envelope)).not.toMatch(/김영자|0101234|새마음/)
  })

  it('shows an offer as lapsed once its time is over, before any record says so', async () => {
    const { waitingNo } = await scenario.offered(session)
    scenario.api.clock.set(OFFER_UNTIL)
    expect((await read(waitingNo)).entity).toMatchObject({
      status: 'lapsed',
      offerUntil: null,
      keepsSeat: false,
    })
  })

  it.each(['accepted', 'declined', 'lapsed', 'left', 'sessionGone'] as const)(
    'shows %s as the status of the offer',
    async (status) => {
      const { waitingNo } = await scenario.offered(session)
      await turn(waitingNo, status)
      expect((await read(waitingNo)).entity).toMatchObject({ status, offerUntil: null })
    },
  )

  it('shows that the session is gone before the message is sent', async () => {
    const { waitingNo } = await scenario.offered(session)
    const { sessionNo } = session
    const data = { status: 'cancelled', cancelledAt: MORNING } as const
    await scenario.api.database.db.inPersonSession.update({ where: { sessionNo }, data })
    expect((await read(waitingNo)).entity.status).toBe('sessionGone')
  })

  it('declines once, offers the next person and ends the application without a seat', async () => {
    const person = await scenario.offered(session)
    expect((await decline(person.waitingNo)).entity).toEqual({ status: 'declined' })
    expect((await decline(person.waitingNo)).entity).toEqual({ status: 'declined' })
    expect(await scenario.stateOf(person)).toBe(`${session.sessionNo} released byPerson`)
    const { sessionNo } = session
    const job = { kind: 'offer-seats', payload: { equals: { sessionNo } } }
    expect(await scenario.api.database.db.outbox.count({ where: job })).toBeGreaterThan(0)
  })

  it('declines without changing the seat elsewhere', async () => {
    const person = await scenario.offeredElsewhere(own, session)
    await decline(person.waitingNo)
    expect((await scenario.place(person.waitingNo)).status).toBe('declined')
    expect(await scenario.stateOf(person)).toBe(`${own.sessionNo} sold paid`)
  })

  it.each([
    ['accepted', 'OFFER_TAKEN'],
    ['lapsed', 'OFFER_OVER'],
    ['left', 'OFFER_OVER'],
    ['sessionGone', 'OFFER_OVER'],
    ['waiting', 'OFFER_NOT_FOUND'],
  ] as const)('declines no offer that is %s', async (status, refusal) => {
    const { waitingNo } = await scenario.offered(session)
    await turn(waitingNo, status)
    expect((await decline(waitingNo)).refusal).toBe(refusal)
  })

  it('declines no offer once its time is over', async () => {
    const { waitingNo } = await scenario.offered(session)
    scenario.api.clock.set(OFFER_UNTIL)
    expect((await decline(waitingNo)).refusal).toBe('OFFER_OVER')
  })

  it('opens nothing for a forged link', async () => {
    const { waitingNo } = await scenario.offered(session)
    const forged = [`${waitingNo}.${'A'.repeat(43)}`, token(999_999), token(waitingNo).replace('.', '..')]
    for (const wrong of forged) {
      expect((await scenario.api.client.call(readOffer, { token: wrong })).refusal).toBe('OFFER_NOT_FOUND')
      expect((await scenario.api.client.call(declineOffer, { token: wrong })).refusal).toBe('OFFER_NOT_FOUND')
    }
    expect((await scenario.api.client.call(readOffer, { token: 'x' })).status).toBe(400)
    expect((await scenario.api.client.call(declineOffer, { token: '' })).status).toBe(400)
  })
})
