import type { AnswerOf, applyInPerson, RefusalOf } from '@hygiene/contracts'
import {
  type Booking,
  closeOpenOrders,
  lockApplication,
  lockMember,
  lockSessions,
  type InPersonEnrolment,
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
  records: InPersonEnrolment[]
}

/**
 * Changes an unpaid application altogether: session, licences, words. The seat it has is given up only for another one,
 * or for a place in the queue that was asked for; an open order stays as long as it is right.
 */
export async function changeUnpaid(
  call: ApplyCall,
  applicationNo: number,
  licences: readonly LicenceColumns[],
): Promise<AnswerOf<typeof applyInPerson>> {
  const { now } = call
  return call.deps.db.$transaction(async (db) => {
    const unpaid = await lockUnpaid(db, call, applicationNo)
    const entry = await lockEntry(db, call, unpaid, licences)
    const price = entry.priceWon
    const isRepriced = price !== unpaid.records.reduce((sum, { priceWon }) => sum + priceWon, 0)

    await reseat(db, unpaid.booking, entry, isRepriced, now)
    await replaceRecords(db, unpaid, entry, licences, now)
    if (isRepriced || entry.seat === 'waiting') await closeOpenOrders(db, applicationNo, now)
    return answerSeat(db, applicationNo)
  })
}

async function lockUnpaid(
  db: Transaction,
  { caller, refuse }: ApplyCall,
  applicationNo: number,
): Promise<Unpaid> {
  const { memberNo } = caller
  await lockMember(db, memberNo)
  const own = await db.booking.findFirst({ where: { applicationNo, memberNo } })
  if (!own) throw refuse('ENROLMENT_NOT_FOUND')
  await lockApplication(db, applicationNo)

  const { enrolments, ...booking } = await db.booking.findUniqueOrThrow({
    where: { applicationNo },
    include: { enrolments: { orderBy: { inPersonEnrolmentNo: 'asc' } } },
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
  const { sessionNo, salesType, joinsWaitingList } = input.inPersonApplication
  const sessions = await lockSessions(db, [booking.sessionNo, sessionNo])
  const session = sessions.find((locked) => locked.sessionNo === sessionNo)
  if (!session) throw refuse('SESSION_NOT_FOUND')
  const trades = licences.map(({ industryType }) => industryType)
  const entry = await findEntry(db, booking, { session, trades, salesType, joinsWaitingList }, now)
  if ('refused' in entry) throw refuse(entry.refused satisfies RefusalOf<typeof applyInPerson>)
  return entry
}
