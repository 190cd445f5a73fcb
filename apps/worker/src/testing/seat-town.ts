import type { InPersonSession, WaitingEntry } from '@hygiene/db'
import { addPerson, addSession, type BookedSeat, bookSeat, type SeatWanted } from '@hygiene/testing'
import type { WorkerDeps } from '../deps.ts'
import { openWorkerTown, type WorkerTown } from './worker-town.ts'

/** Seoul, minutes at the end of a wall clock. */
export const seoul = (wall: string): Date => new Date(`${wall}:00+09:00`)

/** A morning long before every session of these tests. */
export const MORNING = seoul('2026-12-01T10:00')

export interface SeatTown extends WorkerTown {
  at: (now: Date) => WorkerDeps
  /** A session of so many seats on 10 December, whose applications close on the 9th at 18:00. */
  session: (capacity: number, wanted?: Partial<Parameters<typeof addSession>[1]>) => Promise<InPersonSession>
  /** A new person in it. */
  book: (session: InPersonSession, wanted?: SeatWanted) => Promise<BookedSeat>
  /** A new person in its queue, without a seat elsewhere. */
  wait: (session: InPersonSession, joinedAt: Date, wanted?: SeatWanted) => Promise<Waiting>
  /** How each of them stands: place, seat, record. */
  standing: (...people: BookedSeat[]) => Promise<string[]>
  /** Kinds of messages to somebody, in their order. */
  told: (person: BookedSeat) => Promise<string[]>
}

type Waiting = BookedSeat & { waiting: WaitingEntry }

export async function openSeatTown(): Promise<SeatTown> {
  const town = await openWorkerTown({ PUBLIC_URL: 'https://edu.example.or.kr' })
  const { db } = town.database
  let people = 0
  async function book(session: InPersonSession, wanted: SeatWanted = {}): Promise<BookedSeat> {
    people += 1
    const person = await addPerson(db, { userId: `seat${people}` })
    return bookSeat(db, person, session, wanted)
  }
  return {
    ...town,
    book,
    at: (now) => ({ ...town.deps, now: () => now }),
    session: (capacity, wanted = {}) =>
      addSession(db, {
        startsAt: seoul('2026-12-10T10:00'),
        applyClosesAt: seoul('2026-12-09T18:00'),
        capacity,
        ...wanted,
      }),
    async wait(session, joinedAt, wanted = {}) {
      const booked = await book(session, { seat: 'waiting', bookedAt: joinedAt, ...wanted })
      if (!booked.waiting) throw new Error('Nobody waits')
      return { ...booked, waiting: booked.waiting }
    },
    standing: (...seats) => Promise.all(seats.map((seat) => standingOf(town, seat))),
    async told({ booking: { memberNo } }) {
      const messages = await db.message.findMany({ where: { memberNo }, orderBy: { messageNo: 'asc' } })
      return messages.map(({ kind }) => kind)
    },
  }
}

async function standingOf({ database: { db } }: WorkerTown, { booking }: BookedSeat): Promise<string> {
  const { seat, waiting, enrolments } = await db.booking.findUniqueOrThrow({
    where: { applicationNo: booking.applicationNo },
    include: { waiting: { orderBy: { waitingNo: 'asc' } }, enrolments: true },
  })
  const places = waiting.map(({ status }) => status)
  const records = new Set(enrolments.map(({ status, endReason }) => endReason ?? status))
  return [...places, seat, ...records].join(' ')
}
