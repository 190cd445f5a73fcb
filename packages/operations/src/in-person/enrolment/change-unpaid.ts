import type { applyInPerson } from '@hygiene/contracts/in-person/enrolment/apply-in-person'
import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { Course, InPersonEnrolment, PrismaClient } from '@hygiene/db/generated/client'
import { transaction } from '@hygiene/db/transaction'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { denied } from '@hygiene/domain/verdict'
import type { EntryRefusal } from '@hygiene/domain/in-person/seat/may-enter'
import { hasInPersonEnded } from '@hygiene/domain/in-person/enrolment/record-status'
import { attachFiles, type AttachRefusal } from '../../platform/file/attach-files.ts'
import { closeOpenOrders } from '../../money/payment/close-open-orders.ts'
import { type RecordColumns, replaceInPerson } from '../../platform/records/in-person-records.ts'
import { answerSeat } from '../seat/answer-seat.ts'
import { lockSeat } from '../seat/enter-session.ts'
import { findEntry, type WantedEntry } from '../seat/find-entry.ts'
import type { SeatOf } from '../seat/find-seat-of.ts'
import { reseat } from '../seat/reseat.ts'
import type { LicenceColumns, SeatWanted } from '../seat/seat-wanted.ts'

export type ChangeWanted = Omit<SeatWanted, 'isQueueServed'> & {
  applicationNo: ApplicationNo
  fileNos: readonly string[]
}

type Denied<Reason extends string> = { allowed: false; reason: Reason }
export type UnpaidRefusal = 'ENROLMENT_NOT_FOUND' | 'ALREADY_ENDED' | 'ALREADY_PAID'
type PlaceRefusal = 'SESSION_NOT_FOUND' | EntryRefusal | 'TOO_MANY_WAITING'
type Changed = { allowed: true; seat: AnswerOf<typeof applyInPerson> }

/**
 * Changes session, licences and text of an unpaid application. It gives up its seat only for another seat or a requested
 * waiting-list place. An open order stays if it is still correct.
 */
export async function changeUnpaid(
  client: PrismaClient,
  wanted: ChangeWanted,
): Promise<Changed | Denied<UnpaidRefusal | PlaceRefusal | AttachRefusal>> {
  const { applicationNo, memberNo, sessionNo, salesType, licences, joinsWaitingList, fileNos, now } = wanted
  return transaction(client, async (db) => {
    const found = await db.booking.findFirst({ where: { applicationNo, memberNo } })
    if (!found) return denied('ENROLMENT_NOT_FOUND')
    const { own, session } = await lockSeat(db, found, sessionNo)
    const unpaid = unpaidOf(own)
    if (!Array.isArray(unpaid)) return unpaid
    if (!session) return denied('SESSION_NOT_FOUND')

    const trades = licences.map(({ industryType }) => industryType)
    const entry = await findEntry(db, own.booking, { session, trades, salesType, joinsWaitingList }, now)
    if ('refused' in entry) return denied(entry.refused)
    const isRepriced = entry.priceWon !== unpaid.reduce((sum, { priceWon }) => sum + priceWon, 0)

    await reseat(db, own.booking, entry, isRepriced, now)
    const records = licences.map((licence) => recordOf(entry, licence))
    await replaceInPerson(db, own.booking, unpaid, records, now)
    if (isRepriced || entry.seat === 'waiting') await closeOpenOrders(db, applicationNo, now)
    const owner = { kind: 'application', no: applicationNo } as const
    const attached = await attachFiles(db, { memberNo, owner, fileNos })
    if (!attached.allowed) return attached
    return { allowed: true, seat: await answerSeat(db, applicationNo) }
  })
}

function unpaidOf({ records }: SeatOf): InPersonEnrolment[] | Denied<UnpaidRefusal> {
  const unpaid = records.filter(({ status }) => status === 'applied')
  if (unpaid.length > 0) return unpaid
  return denied(records.every(({ status }) => hasInPersonEnded(status)) ? 'ALREADY_ENDED' : 'ALREADY_PAID')
}

function recordOf({ session, courses }: WantedEntry, licence: LicenceColumns): RecordColumns {
  const course: Course | undefined = courses.get(licence.industryType)
  if (!course) throw new Error(`Session ${session.sessionNo} is not open to trade ${licence.industryType}`)
  const { courseNo, priceWon } = course
  return { ...licence, courseNo, priceWon, year: session.year, salesType: session.salesType }
}
