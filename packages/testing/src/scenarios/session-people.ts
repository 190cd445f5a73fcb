import type { InPersonSession, Member, Payment } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import type { RunningSandbox } from '../sandbox.ts'
import { addPerson } from './people.ts'
import { type BookedSeat, bookSeat, type SeatWanted } from './seats.ts'

interface Ground {
  database: { db: Queries }
}

export interface Booked extends BookedSeat {
  person: Member
  payment: Payment | null
}

let people = 0

async function addSomebody(db: Queries): Promise<Member> {
  people += 1
  return addPerson(db, {
    userId: `someone${people}`,
    phone: `0102000${String(people).padStart(4, '0')}`,
  })
}

export async function bookSomebody(
  { database: { db } }: Ground,
  sandbox: RunningSandbox | null,
  session: InPersonSession,
  wanted: SeatWanted & { method?: 'CARD' | 'VIRTUAL_ACCOUNT' } = {},
): Promise<Booked> {
  const person = await addSomebody(db)
  const booked = await bookSeat(db, person, session, wanted)
  const { applicationNo } = booked.booking
  const payment = await db.payment.findFirst({ where: { applicationNo } })
  const { method = 'CARD' } = wanted
  if (payment && method === 'VIRTUAL_ACCOUNT') {
    await db.payment.update({ where: { paymentNo: payment.paymentNo }, data: { paymentType: 3 } })
  }
  if (payment && sandbox) {
    const path = `/payments/${payment.paymentId}`
    await sandbox.control(`${path}/approve`, { method, amountWon: payment.amountWon })
    if (method === 'VIRTUAL_ACCOUNT') await sandbox.control(`${path}/deposit`)
  }
  return { ...booked, person, payment }
}

export async function stateOf({ database: { db } }: Ground, { booking: { applicationNo }, person }: Booked) {
  const { seat, sessionNo, exceptionText, enrolments } = await db.booking.findUniqueOrThrow({
    where: { applicationNo },
    include: { enrolments: true },
  })
  const refunds = await db.refund.findMany({ where: { payment: { applicationNo } } })
  const notified = await db.message.findMany({
    where: { memberNo: person.memberNo },
    orderBy: { messageNo: 'asc' },
  })
  return {
    seat,
    sessionNo,
    exceptionText,
    statuses: enrolments.map(({ status }) => status),
    reasons: enrolments.map(({ endReason }) => endReason),
    refunds: refunds.map(({ amountWon }) => amountWon),
    notified: notified.map(({ kind }) => kind),
  }
}

export const REASON = '강사 사정으로 교육을 진행할 수 없습니다.'
