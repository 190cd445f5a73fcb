import type { InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import type { InPersonSession, Member, PrismaClient, WaitingEntry } from '@hygiene/db/generated/client'
import type { ContractClient } from '../client.ts'
import type { StartApi, ServedApi } from '../served-api.ts'
import { addSession, type SessionWanted } from './in-person.ts'
import { addPerson } from './people.ts'
import { queueFor } from './queues.ts'
import { type BookedSeat, bookSeat, type SeatWanted } from './seats.ts'

export const seoul = (wall: string): Date => new Date(`${wall}:00+09:00`)
export const MORNING = seoul('2026-12-01T10:00')
export const OFFER_UNTIL = seoul('2026-12-02T10:00')

export type Queuer<P = { client: ContractClient }> = BookedSeat &
  P & { inPersonEnrolmentNo: InPersonEnrolmentNo }

export interface QueuePeople<P> {
  session(capacity: number, wanted?: Partial<SessionWanted>): Promise<InPersonSession>
  book(session: InPersonSession, wanted?: SeatWanted): Promise<Queuer<P>>
  wait(
    session: InPersonSession,
    joinedAt: Date,
    wanted?: SeatWanted,
  ): Promise<Queuer<P> & { waiting: WaitingEntry }>
  offered(session: InPersonSession, until?: Date): Promise<Queuer<P> & { waitingNo: number }>
  offeredElsewhere(
    own: InPersonSession,
    session: InPersonSession,
    wanted?: SeatWanted,
  ): Promise<Queuer<P> & { waitingNo: number }>
  place(waitingNo: number): Promise<WaitingEntry>
  stateOf(person: BookedSeat): Promise<string>
  places(...people: BookedSeat[]): Promise<string[]>
  notified(person: BookedSeat): Promise<string[]>
  taken(session: InPersonSession, now: Date): Promise<number>
}

export interface QueueScenario extends QueuePeople<{ client: ContractClient }> {
  api: ServedApi
  stop(): Promise<void>
}

export async function openQueueScenario(
  start: StartApi<ServedApi>,
  env: Record<string, string> = {},
): Promise<QueueScenario> {
  const api = await start(env)
  api.clock.set(MORNING)
  const people = queuePeople(api.database.db, async ({ userId }) => ({ client: await api.logIn(userId) }))
  return { api, ...people, stop: () => api.stop() }
}

export function queuePeople<P>(db: PrismaClient, arrive: (person: Member) => Promise<P>): QueuePeople<P> {
  let count = 0
  async function book(session: InPersonSession, wanted: SeatWanted = {}): Promise<Queuer<P>> {
    count += 1
    const person = await addPerson(db, { userId: `queuer${count}` })
    const booked = await bookSeat(db, person, session, wanted)
    const inPersonEnrolmentNo = booked.enrolments[0]?.inPersonEnrolmentNo ?? 0
    return { ...booked, inPersonEnrolmentNo, ...(await arrive(person)) }
  }
  async function wait(session: InPersonSession, joinedAt?: Date, wanted: SeatWanted = {}) {
    const booked = await book(session, { seat: 'waiting', bookedAt: joinedAt, ...wanted })
    if (!booked.waiting) throw new Error('The person does not wait')
    return { ...booked, waiting: booked.waiting }
  }
  return {
    book,
    wait,
    session: (capacity, wanted = {}) => {
      const applyClosesAt = seoul('2026-12-09T18:00')
      return addSession(db, { startsAt: seoul('2026-12-10T10:00'), applyClosesAt, capacity, ...wanted })
    },
    async offered(session, offerUntil = OFFER_UNTIL) {
      const booked = await wait(session)
      const { waitingNo } = booked.waiting
      const offer = { status: 'offered', offeredAt: MORNING, offerUntil } as const
      await db.waitingEntry.update({ where: { waitingNo }, data: offer })
      return { ...booked, waitingNo }
    },
    async offeredElsewhere(own, session, wanted = {}) {
      const booked = await book(own, wanted)
      const { waitingNo } = await queueFor(db, booked.booking, session, { offerUntil: OFFER_UNTIL })
      return { ...booked, waitingNo }
    },
    place: (waitingNo) => db.waitingEntry.findUniqueOrThrow({ where: { waitingNo } }),
    async stateOf(person) {
      const { sessionNo, seat, records } = await readSeat(db, person)
      return [sessionNo, seat, ...records].join(' ')
    },
    places: (...people) =>
      Promise.all(
        people.map(async (person) => {
          const { places, seat, records } = await readSeat(db, person)
          return [...places, seat, ...records].join(' ')
        }),
      ),
    async notified({ booking: { memberNo } }) {
      const messages = await db.message.findMany({ where: { memberNo }, orderBy: { messageNo: 'asc' } })
      return messages.map(({ kind }) => kind)
    },
    taken: ({ sessionNo }, now) =>
      db.booking.count({
        where: { sessionNo, OR: [{ seat: 'sold' }, { seat: 'held', heldUntil: { gt: now } }] },
      }),
  }
}

async function readSeat(db: PrismaClient, { booking: { applicationNo } }: BookedSeat) {
  const { sessionNo, seat, waiting, enrolments } = await db.booking.findUniqueOrThrow({
    where: { applicationNo },
    include: { waiting: { orderBy: { waitingNo: 'asc' } }, enrolments: true },
  })
  const records = new Set(enrolments.map(({ status, endReason }) => endReason ?? status))
  return { sessionNo, seat, places: waiting.map(({ status }) => status), records: [...records] }
}
