import type { InPersonSession, Member, Payment } from '@hygiene/db'
import { cancelSession } from '@hygiene/operations/in-person/session/cancel-session'
import { addPerson, type BookedSeat, bookSeat, type RunningSandbox, type SeatWanted } from '@hygiene/testing'
import type { WorkerTown } from './worker-town.ts'

export interface Booked extends BookedSeat {
  person: Member
  payment: Payment | null
}

let people = 0

async function addSomebody(town: WorkerTown): Promise<Member> {
  people += 1
  return addPerson(town.database.db, {
    userId: `someone${people}`,
    phone: `0102000${String(people).padStart(4, '0')}`,
  })
}

/** Somebody with a seat of a session; whoever has paid, has paid at the gateway, too. */
export async function bookSomebody(
  town: WorkerTown,
  sandbox: RunningSandbox | null,
  session: InPersonSession,
  wanted: SeatWanted & { method?: 'CARD' | 'VIRTUAL_ACCOUNT' } = {},
): Promise<Booked> {
  const { db } = town.database
  const person = await addSomebody(town)
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

export const REASON = '강사 사정으로 교육을 진행할 수 없습니다.'

export async function cancel(
  town: WorkerTown,
  { sessionNo }: InPersonSession,
  replacement: InPersonSession | null = null,
): Promise<void> {
  const replacedByNo = replacement?.sessionNo ?? null
  const verdict = await cancelSession(
    town.database.db,
    { sessionNo, reason: REASON, replacedByNo },
    town.deps.now(),
  )
  if (!verdict.allowed) throw new Error(verdict.reason)
}

/** Where somebody stands: seat, records, money and what they were told. */
export async function standing(town: WorkerTown, { booking: { applicationNo }, person }: Booked) {
  const { db } = town.database
  const { seat, sessionNo, attention, enrolments } = await db.booking.findUniqueOrThrow({
    where: { applicationNo },
    include: { enrolments: true },
  })
  const refunds = await db.refund.findMany({ where: { payment: { applicationNo } } })
  const told = await db.message.findMany({
    where: { memberNo: person.memberNo },
    orderBy: { messageNo: 'asc' },
  })
  return {
    seat,
    sessionNo,
    attention,
    statuses: enrolments.map(({ status }) => status),
    reasons: enrolments.map(({ endReason }) => endReason),
    refunds: refunds.map(({ amountWon }) => amountWon),
    told: told.map(({ kind }) => kind),
  }
}
