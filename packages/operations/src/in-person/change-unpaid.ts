import type { AnswerOf, applyInPerson } from '@hygiene/contracts'
import {
  lockApplication,
  lockMember,
  lockSessions,
  type PrismaClient,
  type Transaction,
  transaction,
} from '@hygiene/db'
import { denied, type EntryRefusal, hasInPersonEnded } from '@hygiene/domain'
import { closeOpenOrders } from '../payment/close-open-orders.ts'
import { answerSeat } from '../seats/answer-seat.ts'
import { findEntry, type WantedEntry } from '../seats/find-entry.ts'
import { reseat } from '../seats/reseat.ts'
import type { SeatWanted } from '../seats/seat-wanted.ts'
import { replaceRecords, type Unpaid } from './replace-records.ts'

/** What an unpaid application is to become. */
export type ChangeWanted = Omit<SeatWanted, 'isQueueServed'> & { applicationNo: number }

type Denied<Reason extends string> = { allowed: false; reason: Reason }
type UnpaidRefusal = 'ENROLMENT_NOT_FOUND' | 'ALREADY_ENDED' | 'ALREADY_PAID'
type PlaceRefusal = 'SESSION_NOT_FOUND' | EntryRefusal | 'TOO_MANY_WAITING'
type Changed = { allowed: true; seat: AnswerOf<typeof applyInPerson> }

/**
 * Changes an unpaid application altogether: session, licences, words. The seat it has is given up only for another one,
 * or for a place in the queue that was asked for; an open order stays as long as it is right.
 */
export async function changeUnpaid(
  client: PrismaClient,
  wanted: ChangeWanted,
): Promise<Changed | Denied<UnpaidRefusal | PlaceRefusal>> {
  const { applicationNo, licences, now } = wanted
  return transaction(client, async (db) => {
    const unpaid = await lockUnpaid(db, wanted)
    if ('reason' in unpaid) return unpaid
    const entry = await lockEntry(db, wanted, unpaid)
    if ('reason' in entry) return entry
    const isRepriced = entry.priceWon !== unpaid.records.reduce((sum, { priceWon }) => sum + priceWon, 0)

    await reseat(db, unpaid.booking, entry, isRepriced, now)
    await replaceRecords(db, unpaid, entry, licences, now)
    if (isRepriced || entry.seat === 'waiting') await closeOpenOrders(db, applicationNo, now)
    return { allowed: true, seat: await answerSeat(db, applicationNo) }
  })
}

async function lockUnpaid(
  db: Transaction,
  { memberNo, applicationNo }: ChangeWanted,
): Promise<Unpaid | Denied<UnpaidRefusal>> {
  await lockMember(db, memberNo)
  const own = await db.booking.findFirst({ where: { applicationNo, memberNo } })
  if (!own) return denied('ENROLMENT_NOT_FOUND')
  await lockApplication(db, applicationNo)

  const { enrolments, ...booking } = await db.booking.findUniqueOrThrow({
    where: { applicationNo },
    include: { enrolments: { orderBy: { inPersonEnrolmentNo: 'asc' } } },
  })
  const records = enrolments.filter(({ status }) => status === 'applied')
  if (records.length > 0) return { booking, records }
  return denied(enrolments.every(({ status }) => hasInPersonEnded(status)) ? 'ALREADY_ENDED' : 'ALREADY_PAID')
}

/** Both sessions are locked, in their order; then what is wanted is judged. */
async function lockEntry(
  db: Transaction,
  { sessionNo, salesType, licences, joinsWaitingList, now }: ChangeWanted,
  { booking }: Unpaid,
): Promise<WantedEntry | Denied<PlaceRefusal>> {
  const sessions = await lockSessions(db, [booking.sessionNo, sessionNo])
  const session = sessions.find((locked) => locked.sessionNo === sessionNo)
  if (!session) return denied('SESSION_NOT_FOUND')
  const trades = licences.map(({ industryType }) => industryType)
  const entry = await findEntry(db, booking, { session, trades, salesType, joinsWaitingList }, now)
  return 'refused' in entry ? denied(entry.refused) : entry
}
