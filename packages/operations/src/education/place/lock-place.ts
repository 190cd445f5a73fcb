import type { InPersonEnrolment, LicenceCheck, OnlineEnrolment } from '@hygiene/db/generated/client'
import { lockEnrolment, lockInPersonEnrolment } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { hasEnded } from '@hygiene/domain/education/enrolment/enrolment-status'
import { hasInPersonEnded } from '@hygiene/domain/in-person/enrolment/record-status'
import { statusAt } from '@hygiene/domain/education/study/study-record'
import { fingerprintOf } from '../../staff/approval/approval-kind.ts'
import { lockCertificate } from '../certificate/lock-certificate.ts'

export interface CheckSeen {
  checkNo: number
  seen: string
}

type Place = OnlineEnrolment | InPersonEnrolment
type PlaceText = Pick<
  Place,
  'licenceNo' | 'businessName' | 'representative' | 'address' | 'address2' | 'status'
>

/** Fingerprints everything that must not change between viewing and deciding. `edition` is the certificate's, 0 without one. */
export function placeFingerprint(place: PlaceText, edition: number): string {
  const { licenceNo, businessName, representative, address, address2 } = place
  const isCompleted = place.status === 'completed'
  return fingerprintOf([
    licenceNo,
    businessName,
    representative,
    address,
    address2,
    isCompleted ? edition : 0,
  ])
}

/**
 * Returns the check with its record, after locking the certificate and then the record. A member's correction, a test being
 * graded and a second employee wait for these locks.
 */
export async function lockPlace(db: Transaction, { checkNo, seen }: CheckSeen, now: Date) {
  const check = await db.licenceCheck.findUnique({
    where: { checkNo },
    include: { enrolment: { include: { certificate: true } }, inPerson: { include: { certificate: true } } },
  })
  const found = check?.enrolment ?? check?.inPerson
  if (!check || !found) return denied('LICENCE_CHECK_NOT_FOUND')
  const certificate = found.certificate && (await lockCertificate(db, found.certificate.certificateNo))
  const record = await lockRecord(db, check, found.memberNo, now)
  if (!record) return denied('LICENCE_CHECK_NOT_FOUND')
  if (check.outcome !== null) return denied('LICENCE_CHECK_DECIDED')
  if (placeFingerprint(record.place, certificate?.edition ?? 0) !== seen)
    return denied('LICENCE_CHECK_CHANGED')
  return { allowed: true as const, check, certificate, ...record }
}

/** Reads the owner again under the lock, because accounts can be merged. */
async function lockRecord(
  db: Transaction,
  { enrolmentNo, inPersonEnrolmentNo }: LicenceCheck,
  memberNo: number,
  now: Date,
): Promise<{ place: Place; hasEnded: boolean } | null> {
  if (enrolmentNo !== null) {
    if (!(await lockEnrolment(db, memberNo, enrolmentNo))) return null
    const place = await db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })
    return { place, hasEnded: place.status !== 'completed' && hasEnded(statusAt(place, now)) }
  }
  const own = { inPersonEnrolmentNo: inPersonEnrolmentNo ?? 0 }
  if (!(await lockInPersonEnrolment(db, memberNo, own.inPersonEnrolmentNo))) return null
  const place = await db.inPersonEnrolment.findUniqueOrThrow({ where: own })
  return { place, hasEnded: place.status !== 'completed' && hasInPersonEnded(place.status) }
}
