import type { InputOf, RefusalOf } from '@hygiene/contracts/kit/endpoint'
import { issueEnrolmentSlip } from '@hygiene/contracts/platform/job/issue-enrolment-slip'
import type {
  Certificate,
  InPersonEnrolment,
  LicenceCheck,
  OnlineEnrolment,
} from '@hygiene/db/generated/client'
import { correctLicenceCheck as contract } from '@hygiene/contracts/platform/licence-register/staff/correct-licence-check'
import { handOver } from '@hygiene/db/outbox'
import { isUniqueViolation } from '@hygiene/db/unique-violation'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { licenceKey } from '@hygiene/domain/education/enrolment/licence-number'
import { tradeOf } from '@hygiene/domain/education/enrolment/education-records'
import { loggedFields } from '@hygiene/domain/staff/audit-log/logged-fields'
import { operation } from '../../kit/operation.ts'
import { replaceEdition } from '../certificate/replace-edition.ts'
import { purgeFrozenSlip } from '../../in-person/slip/freeze-current-slip.ts'
import { closeCheck, dropOpenChecks } from '../../platform/licence-register/close-checks.ts'
import { findLicence } from '../../platform/lookup/find-licence.ts'
import { notifyPerson } from '../../platform/message/notify-person.ts'
import { writeInPerson } from '../../platform/records/in-person-records.ts'
import { correctOnline, type LicenceColumns } from '../../platform/records/online-enrolments.ts'
import { lockPlace } from './lock-place.ts'
import { keysOf } from '@hygiene/domain/keys-of'

type Place = OnlineEnrolment | InPersonEnrolment
type Text = Pick<Place, 'businessName' | 'representative' | 'address' | 'address2'>

interface Correction extends CorrectLicence {
  byNo: number
  publicUrl: string
}

type CorrectLicence = InputOf<typeof contract>
type CorrectRefusal = RefusalOf<typeof contract>
type Corrected =
  | { allowed: true; place: Place; changed: string[] }
  | { allowed: false; reason: CorrectRefusal }

/**
 * Corrects the business of an enrolment, or selects its row in the register. Trade and province come from the register if it
 * knows the number. A completed education gets the next edition of its certificate in the same transaction.
 */
export const correctLicenceCheck = operation(contract, { needs: ['PUBLIC_URL'] }, async (call) => {
  const { db, input, actor, now, PUBLIC_URL, log } = call
  const correction = { ...input, byNo: actor.employeeNo, publicUrl: PUBLIC_URL }
  const corrected = await correct(db, correction, now).catch((error: unknown) => {
    // The database allows one record per licence and year, so the existing one wins.
    if (isUniqueViolation(error)) return denied('LICENCE_OF_OTHER_RECORD')
    throw error
  })
  if (!corrected.allowed) return corrected
  const { checkNo } = input
  const subject = { kind: 'licenceCheck', no: checkNo } as const
  log({ subject, detail: loggedFields(corrected.changed), memberNos: [corrected.place.memberNo] })
  return { checkNo }
})

async function correct(db: Transaction, correction: Correction, now: Date): Promise<Corrected> {
  const { checkNo, seen: _seen, licenseNumber, reason, byNo, publicUrl, ...text } = correction
  const locked = await lockPlace(db, correction, now)
  if (!locked.allowed) return locked
  const { check, place, certificate } = locked
  if (locked.hasEnded) return denied('LICENCE_CHECK_ENDED')
  const licence = await licenceColumns(db, place, licenseNumber)
  if (licence === null) return denied('LICENCE_OTHER_TRADE')
  const changed = changedOf(place, { ...text, ...licence })
  if (Object.keys(changed).length === 0) return denied('LICENCE_CHECK_UNCHANGED')

  const before = Object.fromEntries(
    Object.keys(changed).map((name) => [name, String(place[name as keyof Place])]),
  )
  const closing = { outcome: 'corrected', sentence: reason, decidedByNo: byNo, before } as const
  if (!(await closeCheck(db, checkNo, closing, now))) return denied('LICENCE_CHECK_DECIDED')
  await writePlace(db, check, changed)
  await dropOpenChecks(db, check)
  const why = { reasonCode: 'misprint', reason, byNo, approvedByNo: null } as const
  const isReplaced =
    certificate !== null && (await replace(db, certificate, { text, publicUrl, ...why }, now))
  if (!isReplaced) await notifyPerson(db, 'placeCorrected', place.memberNo, checkNo, now)
  return { allowed: true, place, changed: Object.keys(changed) }
}

/** Returns false if nothing printed changes or the certificate is no longer valid. Its edition was compared under its lock. */
async function replace(
  db: Transaction,
  { certificateNo, edition }: Certificate,
  why: Omit<Parameters<typeof replaceEdition>[1], 'certificateNo' | 'edition'>,
  now: Date,
): Promise<boolean> {
  const replaced = await replaceEdition(db, { certificateNo, edition, ...why }, now)
  return replaced.allowed
}

async function licenceColumns(
  db: Transaction,
  place: Place,
  licenseNumber: string | undefined,
): Promise<Partial<LicenceColumns> | null> {
  if (licenseNumber === undefined) return {}
  const key = licenceKey(licenseNumber)
  const listed = await findLicence(db, key)
  if (listed === null) return { licenceNo: licenseNumber, licenceKey: key }
  const { businessTypeName, sidoCode } = listed
  const industryType = place.industryType
  if (tradeOf({ businessTypeName, industryType }) !== 'ours') return null
  return { licenceNo: licenseNumber, licenceKey: key, businessTypeName, sidoCode }
}

type Columns = Partial<Text & LicenceColumns>

function changedOf(place: Place, wanted: Columns): Columns {
  const names = keysOf(wanted)
  const changed = names.filter((name) => wanted[name] !== undefined && wanted[name] !== place[name])
  return Object.fromEntries(changed.map((name) => [name, wanted[name]]))
}

async function writePlace(
  db: Transaction,
  { enrolmentNo, inPersonEnrolmentNo }: LicenceCheck,
  columns: Columns,
): Promise<void> {
  if (enrolmentNo !== null) return correctOnline(db, enrolmentNo, columns)
  if (inPersonEnrolmentNo === null) return
  await writeInPerson(db, { inPersonEnrolmentNo }, columns)
  // Reissues the slip, which prints this text too.
  const isSlipGone = await purgeFrozenSlip(db, inPersonEnrolmentNo)
  if (isSlipGone) await handOver(db, issueEnrolmentSlip, { inPersonEnrolmentNo })
}
