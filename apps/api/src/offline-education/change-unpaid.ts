import type { AnswerOf, applyInPerson, RefusalOf } from '@hygiene/contracts'
import {
  type Booking,
  closeOpenOrders,
  lockApplication,
  lockMember,
  lockSessions,
  type OfflineEnrolment,
  type Transaction,
} from '@hygiene/db'
import { hasInPersonEnded } from '@hygiene/domain'
import type { Call } from '../http/implement.ts'
import { answerSeat } from './answer-seat.ts'
import { findEntry, type WantedEntry } from './find-entry.ts'
import { replaceRecords } from './replace-records.ts'
import { reseat } from './reseat.ts'
import type { LicenceColumns } from './seat-wanted.ts'

type ApplyCall = Call<typeof applyInPerson>

/** An unpaid application with the records that are still applied for. */
export interface Unpaid {
  booking: Booking
  records: OfflineEnrolment[]
}

/**
 * Changes an unpaid application altogether: session, licences, words. The seat it has is given up only for another one,
 * or for a place in the queue that was asked for; an open order stays as long as it is right.
 */
export async function changeUnpaid(
  call: ApplyCall,
  applyEduNo: number,
  licences: readonly LicenceColumns[],
): Promise<AnswerOf<typeof applyInPerson>> {
  const { now } = call
  return call.deps.db.$transaction(async (db) => {
    const unpaid = await lockUnpaid(db, call, applyEduNo)
    const entry = await lockEntry(db, call, unpaid, licences)
    const price = entry.priceWon
    const isRepriced = price !== unpaid.records.reduce((sum, { priceWon }) => sum + priceWon, 0)

    await reseat(db, unpaid.booking, entry, isRepriced, now)
    await replaceRecords(db, unpaid, entry, licences, now)
    if (isRepriced || entry.seat === 'waiting') await closeOpenOrders(db, applyEduNo, now)
    return answerSeat(db, applyEduNo)
  })
}

async function lockUnpaid(
  db: Transaction,
  { caller, refuse }: ApplyCall,
  applyEduNo: number,
): Promise<Unpaid> {
  const { memberNo } = caller
  await lockMember(db, memberNo)
  const own = await db.booking.findFirst({ where: { applyEduNo, memberNo } })
  if (!own) throw refuse('ENROLMENT_NOT_FOUND')
  await lockApplication(db, applyEduNo)

  const { enrolments, ...booking } = await db.booking.findUniqueOrThrow({
    where: { applyEduNo },
    include: { enrolments: { orderBy: { offlineEduNo: 'asc' } } },
  })
  const records = enrolments.filter(({ status }) => status === 'applied')
  if (records.length > 0) return { booking, records }
  throw refuse(enrolments.every(({ status }) => hasInPersonEnded(status)) ? 'ALREADY_ENDED' : 'ALREADY_PAID')
}

/** Both sessions are locked, in their order; then what is wanted is judged. */
async function lockEntry(
  db: Transaction,
  { input, now, refuse }: ApplyCall,
  { booking }: Unpaid,
  licences: readonly LicenceColumns[],
): Promise<WantedEntry> {
  const { offlineEducationNo, salesType, joinsWaitingList } = input.offlineEducationBean
  const sessions = await lockSessions(db, [booking.offlineEducationNo, offlineEducationNo])
  const session = sessions.find((locked) => locked.offlineEducationNo === offlineEducationNo)
  if (!session) throw refuse('SESSION_NOT_FOUND')
  const trades = licences.map(({ industryType }) => industryType)
  const entry = await findEntry(db, booking, { session, trades, salesType, joinsWaitingList }, now)
  if ('refused' in entry) throw refuse(entry.refused satisfies RefusalOf<typeof applyInPerson>)
  return entry
}
