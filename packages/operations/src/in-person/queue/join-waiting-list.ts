import { offerSeats } from '@hygiene/contracts/platform/job/offer-seats'
import { handOver, type PrismaClient, type Transaction, transaction, type WaitingEntry } from '@hygiene/db'
import {
  denied,
  type InPersonEnrolmentNo,
  LIVE_PLACES,
  mayQueue,
  type QueueRefusal,
  type SessionNo,
} from '@hygiene/domain'
import { findTarget, lockSeat } from '../seat/enter-session.ts'
import { findLivePlaces, takePlace } from '../seat/queue-place.ts'
import { queuePosition } from '../seat/queue-position.ts'

export interface QueueWanted {
  memberNo: number
  inPersonEnrolmentNo: InPersonEnrolmentNo
  sessionNo: SessionNo
}

export type JoinRefusal = QueueRefusal | 'ENROLMENT_NOT_FOUND'
type Joined = { allowed: true; waitingNo: number; position: number }

/** Queues for a full session; the seat elsewhere is kept. Asking twice answers the same place. */
export async function joinWaitingList(
  client: PrismaClient,
  { memberNo, inPersonEnrolmentNo, sessionNo }: QueueWanted,
  now: Date,
): Promise<Joined | { allowed: false; reason: JoinRefusal }> {
  return transaction(client, async (db) => {
    const found = await db.inPersonEnrolment.findFirst({ where: { inPersonEnrolmentNo, memberNo } })
    if (!found) return denied('ENROLMENT_NOT_FOUND')
    const { own, session } = await lockSeat(db, found, sessionNo)
    if (!session) return denied('SESSION_NOT_FOUND')
    const places = await findLivePlaces(db, found.applicationNo)
    const taken = places.find((place) => place.sessionNo === sessionNo)
    if (taken) return joined(db, taken)

    const waits = await db.waitingEntry.count({ where: { memberNo, status: { in: [...LIVE_PLACES] } } })
    const verdict = mayQueue(own.booked, await findTarget(db, session, own, now), waits, now)
    if (!verdict.allowed) return verdict

    // The job also finds a person who waits for the seat that this one has.
    await handOver(db, offerSeats, { sessionNo })
    return joined(db, await takePlace(db, own.booking, sessionNo, now))
  })
}

async function joined(db: Transaction, place: WaitingEntry): Promise<Joined> {
  return { allowed: true, waitingNo: place.waitingNo, position: await queuePosition(db, place) }
}
