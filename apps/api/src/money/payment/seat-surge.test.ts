import { acceptOffer } from '@hygiene/contracts/in-person/queue/accept-offer'
import { applyInPerson } from '@hygiene/contracts/in-person/enrolment/apply-in-person'
import { cancelInPerson } from '@hygiene/contracts/in-person/enrolment/cancel-in-person'
import { joinWaitingList } from '@hygiene/contracts/in-person/queue/join-waiting-list'
import { moveSeat } from '@hygiene/contracts/in-person/seat/move-seat'
import { cancelPayment } from '@hygiene/contracts/money/refund/cancel-payment'
import { openOrder } from '@hygiene/contracts/money/order/open-order'
import type { InPersonSession, InPersonEnrolment } from '@hygiene/db/generated/client'
import { transaction } from '@hygiene/db/transaction'
import { releaseHold } from '@hygiene/operations/in-person/enrolment/release-hold'
import { relocateSession } from '@hygiene/operations/in-person/session/staff/move-in-person-session'
import { offerFreeSeats } from '@hygiene/operations/in-person/seat/offer-free-seats'
import { addPerson, addSession, type ContractClient } from '@hygiene/testing'
import { type Dice, dice, pick } from '@hygiene/testing/drive/dice'
import { openPaymentScenario, type PaymentScenario } from '@hygiene/testing/scenarios/payment-scenario'
import { licence } from '@hygiene/testing/scenarios/seat-scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hear } from '../../testing/hear-payment.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

const PEOPLE = 10
const WAVES = 30
const AT_ONCE = 10
const CAPACITY = 4
const HOUR_MS = 3_600_000

interface Actor {
  client: ContractClient
  memberNo: number
  venue: InPersonSession
  throwDice: Dice
}
type Action = (actor: Actor) => Promise<number>

let scenario: PaymentScenario
let venues: InPersonSession[]
let people: Pick<Actor, 'client' | 'memberNo'>[]

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
  const { api } = scenario
  api.clock.set('2026-11-21T10:00:00+09:00')
  const { db } = api.database
  venues = []
  for (const day of ['2026-12-10', '2026-12-11', '2026-12-14']) {
    venues.push(await addSession(db, { startsAt: new Date(`${day}T10:00:00+09:00`), capacity: CAPACITY }))
  }
  people = []
  for (let at = 0; at < PEOPLE; at += 1) {
    const { memberNo, userId } = await addPerson(db, { userId: `surge${at}` })
    people.push({ memberNo, client: await api.logIn(userId) })
  }
})
afterAll(() => scenario.stop())

function withRecord(action: (actor: Actor, record: InPersonEnrolment) => Promise<number>): Action {
  return async (actor) => {
    const record = await scenario.api.database.db.inPersonEnrolment.findFirst({
      where: { memberNo: actor.memberNo, status: { in: ['applied', 'paid'] } },
      orderBy: { inPersonEnrolmentNo: 'desc' },
    })
    return record ? action(actor, record) : 200
  }
}

const apply: Action = async ({ client, venue, throwDice }) => {
  const { status } = await client.call(applyInPerson, {
    inPersonApplication: {
      sessionNo: venue.sessionNo,
      salesType: 1,
      licences: [licence()],
      phone: '01012345678',
      joinsWaitingList: throwDice(2) === 1,
      privacyConsent: true,
    },
  })
  return status
}

const order = withRecord(async ({ client, throwDice }, { applicationNo }) => {
  const paymentType = throwDice(2) === 0 ? 1 : 3
  return (await client.call(openOrder, { applicationNo, paymentType })).status
})

const hearOfIt = withRecord(async (_actor, { applicationNo }) => {
  const { database, clock } = scenario.api
  const latest = await database.db.payment.findFirst({
    where: { applicationNo },
    orderBy: { paymentNo: 'desc' },
  })
  if (!latest) return 200
  const expiresAt = new Date(clock.now().getTime() + 48 * HOUR_MS)
  const account = { bank: 'SHINHAN', number: '11012345678', holder: null, expiresAt }
  const isIssued = latest.paymentType === 3 && latest.status === 'ready'
  if (isIssued) await hear(scenario, latest.paymentId, 'VIRTUAL_ACCOUNT_ISSUED', { account })
  else await hear(scenario, latest.paymentId, 'PAID')
  return 200
})

const change = withRecord(async ({ client, venue: { sessionNo } }, { inPersonEnrolmentNo }) => {
  return (await client.call(moveSeat, { inPersonEnrolmentNo, sessionNo })).status
})

const queue = withRecord(async ({ client, venue: { sessionNo } }, { inPersonEnrolmentNo }) => {
  return (await client.call(joinWaitingList, { inPersonEnrolmentNo, sessionNo })).status
})

const accept: Action = async ({ client, memberNo }) => {
  const offered = { memberNo, status: 'offered' as const }
  const entry = await scenario.api.database.db.waitingEntry.findFirst({ where: offered })
  return entry ? (await client.call(acceptOffer, { waitingNo: entry.waitingNo })).status : 200
}

const giveUp = withRecord(
  async ({ client }, { inPersonEnrolmentNo }) =>
    (await client.call(cancelInPerson, { inPersonEnrolmentNo })).status,
)

const refund: Action = async ({ client, memberNo }) => {
  const paid = await scenario.api.database.db.payment.findFirst({ where: { memberNo, status: 'paid' } })
  if (!paid) return 200
  return (await client.call(cancelPayment, { paymentNo: paid.paymentNo, reason: '취소' })).status
}

const move: Action = async ({ venue: { sessionNo, startsAt }, throwDice }) => {
  const later = new Date(startsAt.getTime() + (throwDice(3) - 1) * HOUR_MS)
  const { database, clock } = scenario.api
  await transaction(database.db, (db) => relocateSession(db, { sessionNo, startsAt: later }, clock.now()))
  return 200
}

const offer: Action = async ({ venue: { sessionNo } }) => {
  const { database, clock } = scenario.api
  await database.db.$transaction((tx) => offerFreeSeats(tx, sessionNo, clock.now()))
  return 200
}

const letLapse: Action = async () => {
  const { database, clock } = scenario.api
  const held = await database.db.booking.findFirst({
    where: { seat: 'held' },
    orderBy: { applicationNo: 'asc' },
  })
  if (!held) return 200
  const where = { applicationNo: held.applicationNo, seat: 'held' as const }
  await database.db.booking.updateMany({ where, data: { heldUntil: clock.now() } })
  await database.db.$transaction((tx) => releaseHold(tx, held.applicationNo, clock.now()))
  return 200
}

const OFTEN: readonly Action[] = [apply, apply, order, hearOfIt, change]
const NOW_AND_THEN: readonly Action[] = [queue, accept, giveUp, refund, move, move, offer, letLapse]
const ACTIONS: readonly Action[] = [...OFTEN, ...OFTEN, ...NOW_AND_THEN]

async function taken({ sessionNo }: InPersonSession): Promise<number> {
  const heldUntil = { gt: scenario.api.clock.now() }
  return scenario.api.database.db.booking.count({
    where: { sessionNo, OR: [{ seat: 'sold' }, { seat: 'held', heldUntil }] },
  })
}

it('sells no seat twice and fails nowhere when all actions run concurrently', async () => {
  const throwDice = dice(7)
  for (let wave = 0; wave < WAVES; wave += 1) {
    const actions = Array.from({ length: AT_ONCE }, async () => {
      const actor = { ...pick(people, throwDice(PEOPLE)), venue: pick(venues, throwDice(3)), throwDice }
      return pick(ACTIONS, throwDice(ACTIONS.length))(actor)
    })
    expect(new Set(await Promise.all(actions))).toEqual(new Set([200]))
    for (const venue of venues) expect(await taken(venue)).toBeLessThanOrEqual(CAPACITY)
    scenario.api.clock.advance(60)
  }
  expect(await scenario.api.database.db.booking.count()).toBeGreaterThan(PEOPLE)
}, 60_000)
