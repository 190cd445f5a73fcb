import { joinWaitingList as contract } from '@hygiene/contracts/in-person/queue/join-waiting-list'
import { offerSeats } from '@hygiene/contracts/platform/job/offer-seats'
import { handOver } from '@hygiene/db/outbox'
import type { Transaction } from '@hygiene/db/connect'
import type { WaitingEntry } from '@hygiene/db/generated/client'
import { denied } from '@hygiene/domain/verdict'
import { LIVE_PLACES } from '@hygiene/domain/in-person/queue/offer'
import { mayQueue } from '@hygiene/domain/in-person/queue/may-wait'
import { operation } from '../../kit/operation.ts'
import { findTarget, lockSeat } from '../seat/enter-session.ts'
import { findLivePlaces, takePlace } from '../seat/queue-place.ts'
import { queuePosition } from '../seat/queue-position.ts'

/** Joins the waiting list of a full session and keeps the seat elsewhere. A repeated call returns the same place. */
export const joinWaitingList = operation(contract, async ({ db, input, actor: { memberNo }, now }) => {
  const { inPersonEnrolmentNo, sessionNo } = input
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

  await handOver(db, offerSeats, { sessionNo })
  return joined(db, await takePlace(db, own.booking, sessionNo, now))
})

async function joined(
  db: Transaction,
  place: WaitingEntry,
): Promise<{ waitingNo: number; position: number }> {
  return { waitingNo: place.waitingNo, position: await queuePosition(db, place) }
}
