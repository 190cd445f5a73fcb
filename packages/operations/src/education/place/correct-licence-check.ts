import { issueEnrolmentSlip } from '@hygiene/contracts/platform/job/issue-enrolment-slip'
import type {
  Certificate,
  InPersonEnrolment,
  LicenceCheck,
  OnlineEnrolment,
  PrismaClient,
} from '@hygiene/db/generated/client'
import { handOver } from '@hygiene/db/outbox'
import { isUniqueViolation } from '@hygiene/db/unique-violation'
import type { Transaction } from '@hygiene/db/connect'
import { transaction } from '@hygiene/db/transaction'
import { allowed, denied, type Verdict } from '@hygiene/domain/verdict'
import { licenceKey } from '@hygiene/domain/education/enrolment/licence-number'
import { tradeOf } from '@hygiene/domain/education/enrolment/education-records'
import { loggedFields } from '@hygiene/domain/staff/audit-log/logged-fields'
import { writeAudit } from '../../staff/audit-log/write-audit.ts'
import { replaceEdition } from '../certificate/replace-edition.ts'
import { purgeFrozenSlip } from '../../in-person/slip/freeze-current-slip.ts'
import { closeCheck, dropOpenChecks } from '../../platform/licence-register/close-checks.ts'
import { findLicence } from '../../platform/lookup/find-licence.ts'
import { notifyPerson } from '../../platform/message/notify-person.ts'
import { writeInPerson } from '../../platform/records/in-person-records.ts'
import { correctOnline, type LicenceColumns } from '../../platform/records/online-enrolments.ts'
import type { CheckRefusal } from './judge-licence-check.ts'
import { type CheckSeen, lockPlace } from './lock-place.ts'
import { keysOf } from '@hygiene/domain/keys-of'

type Place = OnlineEnrolment | InPersonEnrolment
type Text = Pick<Place, 'businessName' | 'representative' | 'address' | 'address2'>

interface Corrected extends CheckSeen {
  licenseNumber?: string | undefined
  /** Words that are left out stay as they are. */
  text: Partial<Text>
  reason: string
  caller: { employeeNo: number }
  ipAddress: string
  publicUrl: string
}

type CorrectRefusal =
  | CheckRefusal
  | 'LICENCE_CHECK_ENDED'
  | 'LICENCE_CHECK_UNCHANGED'
  | 'LICENCE_OTHER_TRADE'
  | 'LICENCE_OF_OTHER_RECORD'

/**
 * Puts the place of an enrolment right, or names the row of the register that it is; trade and province are the register's
 * where it knows the number. A completed education gets the next edition of its certificate in the same transaction.
 */
export async function correctLicenceCheck(
  client: PrismaClient,
  corrected: Corrected,
  now: Date,
): Promise<Verdict<CorrectRefusal>> {
  const outcome = transaction<Verdict<CorrectRefusal>>(client, (db) => correct(db, corrected, now))
  return outcome.catch((error: unknown) => {
    // One record of a licence and year: the other one stands.
    if (isUniqueViolation(error)) return denied('LICENCE_OF_OTHER_RECORD')
    throw error
  })
}

async function correct(db: Transaction, corrected: Corrected, now: Date): Promise<Verdict<CorrectRefusal>> {
  const { checkNo, reason, caller, ipAddress } = corrected
  const locked = await lockPlace(db, corrected, now)
  if (!locked.allowed) return locked
  const { check, place, certificate } = locked
  if (locked.hasEnded) return denied('LICENCE_CHECK_ENDED')
  const licence = await licenceColumns(db, place, corrected.licenseNumber)
  if (licence === null) return denied('LICENCE_OTHER_TRADE')
  const changed = changedOf(place, { ...corrected.text, ...licence })
  if (Object.keys(changed).length === 0) return denied('LICENCE_CHECK_UNCHANGED')

  const before = Object.fromEntries(
    Object.keys(changed).map((name) => [name, String(place[name as keyof Place])]),
  )
  const closing = { outcome: 'corrected', sentence: reason, decidedByNo: caller.employeeNo, before } as const
  if (!(await closeCheck(db, checkNo, closing, now))) return denied('LICENCE_CHECK_DECIDED')
  await writePlace(db, check, changed)
  await dropOpenChecks(db, check)
  const isReplaced = certificate !== null && (await replace(db, certificate, corrected, now))
  // The text of a new certificate says it all.
  if (!isReplaced) await notifyPerson(db, 'placeCorrected', place.memberNo, checkNo, now)
  const subject = { kind: 'licenceCheck', no: checkNo } as const
  const action = { operation: 'correctLicenceCheck', subject, detail: loggedFields(Object.keys(changed)) }
  await writeAudit(db, { caller, ...action, reason, ipAddress, now, memberNos: [place.memberNo] })
  return allowed()
}

/** False where nothing that is printed differs, or the certificate does not hold any more; its edition was compared behind its lock. */
async function replace(
  db: Transaction,
  { certificateNo, edition }: Certificate,
  { text, reason, caller, publicUrl }: Corrected,
  now: Date,
): Promise<boolean> {
  const why = { reasonCode: 'misprint', reason, byNo: caller.employeeNo, approvedByNo: null } as const
  const replaced = await replaceEdition(db, { certificateNo, edition, text, publicUrl, ...why }, now)
  return replaced.allowed
}

/** Empty where no number was given; null where the register knows it for another trade. */
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
  // A slip prints these words, too.
  const isSlipGone = await purgeFrozenSlip(db, inPersonEnrolmentNo)
  if (isSlipGone) await handOver(db, issueEnrolmentSlip, { inPersonEnrolmentNo })
}
