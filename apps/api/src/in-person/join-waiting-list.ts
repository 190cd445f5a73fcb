import { joinWaitingList as contract, offerSeats } from '@hygiene/contracts'
import {
  handOver,
  lockApplication,
  lockMember,
  lockSessions,
  type Transaction,
  type WaitingEntry,
} from '@hygiene/db'
import { mayQueue } from '@hygiene/domain'
import { findMoveTarget } from '@hygiene/operations/seats/find-move-target'
import { findSeatOf } from '@hygiene/operations/seats/find-seat-of'
import { queuePosition } from '@hygiene/operations/seats/queue-position'
import { LIVE_PLACES } from '@hygiene/domain'
import { type Call, implement } from '../http/implement.ts'

type JoinCall = Call<typeof contract>

/** Queues for a full session; the seat elsewhere is kept. */
export const joinWaitingList = implement(contract, async (call) =>
  call.deps.db.$transaction(async (db) => {
    const applicationNo = await lockOwn(db, call)
    const entry = (await findPlace(db, applicationNo, call)) ?? (await takePlace(db, applicationNo, call))
    return { waitingNo: entry.waitingNo, position: await queuePosition(db, entry) }
  }),
)

async function lockOwn(db: Transaction, { input, caller, refuse }: JoinCall): Promise<number> {
  const { memberNo } = caller
  const found = await db.inPersonEnrolment.findFirst({
    where: { inPersonEnrolmentNo: input.inPersonEnrolmentNo, memberNo },
  })
  if (!found) throw refuse('ENROLMENT_NOT_FOUND')
  await lockMember(db, memberNo)
  await lockApplication(db, found.applicationNo)
  return found.applicationNo
}

/** Asking twice answers the same place. */
async function findPlace(
  db: Transaction,
  applicationNo: number,
  { input: { sessionNo } }: JoinCall,
): Promise<WaitingEntry | null> {
  return db.waitingEntry.findFirst({
    where: { applicationNo, sessionNo, status: { in: [...LIVE_PLACES] } },
  })
}

async function takePlace(
  db: Transaction,
  applicationNo: number,
  { input: { sessionNo }, caller: { memberNo }, now, refuse }: JoinCall,
): Promise<WaitingEntry> {
  const own = await findSeatOf(db, applicationNo)
  const waits = await db.waitingEntry.count({ where: { memberNo, status: { in: [...LIVE_PLACES] } } })
  const [session] = await lockSessions(db, [sessionNo])
  if (!session) throw refuse('SESSION_NOT_FOUND')
  const verdict = mayQueue(own.booked, await findMoveTarget(db, session, own, now), waits, now)
  if (!verdict.allowed) throw refuse(verdict.reason)

  // The job also finds somebody who waits for the seat this person has.
  await handOver(db, offerSeats, { sessionNo })
  return db.waitingEntry.create({ data: { sessionNo, applicationNo, memberNo, joinedAt: now } })
}
