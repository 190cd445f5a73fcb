import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { confirmPayment } from '@hygiene/contracts/money/settlement/confirm-payment'
import { openOrder } from '@hygiene/contracts/money/order/open-order'
import type { InPersonSession, Member } from '@hygiene/db/generated/client'
import type { ContractClient } from '../client.ts'
import { addSession } from './in-person.ts'
import type { PaymentScenario } from './payment-scenario.ts'
import { addPerson } from './people.ts'
import { type BookedSeat, bookSeat, type SeatWanted } from './seats.ts'

/** The test clock is at 21 November, before these sessions. */
export const TRAINING_DAY = '2026-12-10'

export interface SeatPayer extends BookedSeat {
  person: Member
  session: InPersonSession
  client: ContractClient
  applicationNo: ApplicationNo
  order: (paymentType?: 1 | 2 | 3 | 4) => Promise<string>
  pay: (paymentType?: 1 | 2 | 3 | 4) => Promise<{ paymentNo: number; paymentId: string }>
  state: () => Promise<string>
}

let people = 0

export async function addSeatPayer(
  scenario: PaymentScenario,
  wanted: SeatWanted & { session?: InPersonSession } = {},
): Promise<SeatPayer> {
  const { api } = scenario
  const { db } = api.database
  people += 1
  const person = await addPerson(db, { userId: `seatpayer${people}` })
  const session = wanted.session ?? (await addTrainingDay(scenario))
  const booked = await bookSeat(db, person, session, { seat: 'held', bookedAt: api.clock.now(), ...wanted })
  const client = await api.logIn(person.userId)
  const { applicationNo } = booked.booking
  const order: SeatPayer['order'] = async (paymentType = 1) => {
    return (await client.call(openOrder, { applicationNo, paymentType })).entity.paymentId
  }
  return {
    ...booked,
    person,
    session,
    client,
    applicationNo,
    order,
    async pay(paymentType = 1) {
      const paymentId = await order(paymentType)
      await approve(scenario, paymentId, paymentType)
      const { paymentNo } = (await client.call(confirmPayment, { paymentId })).entity
      // The gateway's clock is real and ours is frozen, so the terms count from our own time.
      await db.payment.update({ where: { paymentNo }, data: { paidAt: api.clock.now() } })
      return { paymentNo, paymentId }
    },
    async state() {
      const { seat, enrolments } = await db.booking.findUniqueOrThrow({
        where: { applicationNo },
        include: { enrolments: { orderBy: { inPersonEnrolmentNo: 'asc' } } },
      })
      return `${seat}: ${enrolments.map(({ status }) => status).join(', ')}`
    },
  }
}

export async function addTrainingDay(scenario: PaymentScenario, capacity = 30): Promise<InPersonSession> {
  const startsAt = new Date(`${TRAINING_DAY}T10:00:00+09:00`)
  return addSession(scenario.api.database.db, { startsAt, capacity })
}

const METHODS = { 1: 'CARD', 2: 'MOBILE', 3: 'VIRTUAL_ACCOUNT', 4: 'TRANSFER' } as const

async function approve({ sandbox }: PaymentScenario, paymentId: string, paymentType: 1 | 2 | 3 | 4) {
  await sandbox.control(`/payments/${paymentId}/approve`, { method: METHODS[paymentType] })
  if (paymentType === 3) await sandbox.control(`/payments/${paymentId}/deposit`, { when: 'now' })
}
