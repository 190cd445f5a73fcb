import type { InPersonSession, WaitingEntry } from '@hygiene/db'
import {
  addPerson,
  addSession,
  type BookedSeat,
  bookSeat,
  type ContractClient,
  queueFor,
  type SeatWanted,
} from '@hygiene/testing'
import { startTestApi, type TestApi } from './start-test-api.ts'

/** The clock of these tests and a time in Seoul. */
export const seoul = (wall: string): Date => new Date(`${wall}:00+09:00`)
export const MORNING = seoul('2026-12-01T10:00')
export const OFFER_UNTIL = seoul('2026-12-02T10:00')

/** Somebody with an application, and a client that speaks for them. */
export interface Queuer extends BookedSeat {
  client: ContractClient
  inPersonEnrolmentNo: number
}

export interface QueueTown {
  api: TestApi
  session: (capacity: number, wanted?: Partial<Parameters<typeof addSession>[1]>) => Promise<InPersonSession>
  book: (session: InPersonSession, wanted?: SeatWanted) => Promise<Queuer>
  /** Somebody without a seat whom one of this session is offered to. */
  offered: (session: InPersonSession, until?: Date) => Promise<Queuer & { waitingNo: number }>
  /** The same with a seat in another session. */
  offeredElsewhere: (
    own: InPersonSession,
    session: InPersonSession,
    wanted?: SeatWanted,
  ) => Promise<Queuer & { waitingNo: number }>
  place: (waitingNo: number) => Promise<WaitingEntry>
  /** Session, seat and record of an application. */
  standing: (person: BookedSeat) => Promise<string>
  /** Seats of a session that have an owner now. */
  taken: (session: InPersonSession, now: Date) => Promise<number>
  stop: () => Promise<void>
}

export async function openQueueTown(env: Record<string, string> = {}): Promise<QueueTown> {
  const api = await startTestApi(env)
  const { db } = api.database
  api.clock.set(MORNING)
  let people = 0
  async function book(session: InPersonSession, wanted: SeatWanted = {}): Promise<Queuer> {
    people += 1
    const person = await addPerson(db, { userId: `queuer${people}` })
    const booked = await bookSeat(db, person, session, wanted)
    const inPersonEnrolmentNo = booked.enrolments[0]?.inPersonEnrolmentNo ?? 0
    return { ...booked, inPersonEnrolmentNo, client: await api.logIn(person.userId) }
  }
  async function offeredElsewhere(own: InPersonSession, session: InPersonSession, wanted: SeatWanted = {}) {
    const booked = await book(own, wanted)
    const { waitingNo } = await queueFor(db, booked.booking, session, { offerUntil: OFFER_UNTIL })
    return { ...booked, waitingNo }
  }
  return {
    api,
    book,
    offeredElsewhere,
    session: (capacity, wanted = {}) => {
      const applyClosesAt = seoul('2026-12-09T18:00')
      return addSession(db, { startsAt: seoul('2026-12-10T10:00'), applyClosesAt, capacity, ...wanted })
    },
    async offered(session, offerUntil = OFFER_UNTIL) {
      const booked = await book(session, { seat: 'waiting' })
      const waitingNo = booked.waiting?.waitingNo ?? 0
      const offer = { status: 'offered', offeredAt: MORNING, offerUntil } as const
      await db.waitingEntry.update({ where: { waitingNo }, data: offer })
      return { ...booked, waitingNo }
    },
    place: (waitingNo) => db.waitingEntry.findUniqueOrThrow({ where: { waitingNo } }),
    standing: (person) => standingOf(api, person),
    taken: ({ sessionNo }, now) =>
      db.booking.count({
        where: { sessionNo, OR: [{ seat: 'sold' }, { seat: 'held', heldUntil: { gt: now } }] },
      }),
    stop: () => api.stop(),
  }
}

async function standingOf({ database: { db } }: TestApi, { booking }: BookedSeat): Promise<string> {
  const { applicationNo } = booking
  const found = await db.booking.findUniqueOrThrow({
    where: { applicationNo },
    include: { enrolments: true },
  })
  const records = new Set(found.enrolments.map(({ status, endReason }) => endReason ?? status))
  return [found.sessionNo, found.seat, ...records].join(' ')
}
