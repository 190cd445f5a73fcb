import { applyOnline as contract } from '@hygiene/contracts/education/enrolment/apply-online'
import type { Transaction } from '@hygiene/db/connect'
import type { OnlineEnrolment, PrismaClient } from '@hygiene/db/generated/client'
import { lockApplication, lockMember } from '@hygiene/db/locks'
import { transaction } from '@hygiene/db/transaction'
import { isUniqueViolation } from '@hygiene/db/unique-violation'
import type { EligibilityCase } from '@hygiene/domain/education/enrolment/eligibility-text'
import { hasEnded } from '@hygiene/domain/education/enrolment/enrolment-status'
import { licenceKey } from '@hygiene/domain/education/enrolment/licence-number'
import { statusAt } from '@hygiene/domain/education/study/study-record'
import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import type { IndustryType } from '@hygiene/domain/text'
import { denied } from '@hygiene/domain/verdict'
import { endLapsedHolds } from '../../in-person/enrolment/end-lapsed-holds.ts'
import { Malformed } from '../../kit/malformed.ts'
import { procedure } from '../../kit/operation.ts'
import { closeOpenOrders } from '../../money/payment/close-open-orders.ts'
import { type AttachRefusal, attachFiles } from '../../platform/file/attach-files.ts'
import { keepSentFiles } from '../../platform/file/keep-sent-files.ts'
import { STORING } from '../../platform/file/store-sent.ts'
import { changeOnline, insertOnline, type OnlineColumns } from '../../platform/records/online-enrolments.ts'
import { type JudgedPlace, judgePlace } from './judge-place.ts'

type PlaceSaid = Omit<OnlineColumns, 'courseNo' | 'priceWon' | 'licenceKey' | 'licenceNo'> & {
  industryType: IndustryType
  licenseNumber: string
  businessTypeName: string
}

interface Application {
  memberNo: number
  enrolmentNo: EnrolmentNo | undefined
  place: PlaceSaid
  fileNos: readonly string[]
}

type ApplicationOutcome =
  | { allowed: true; enrolment: OnlineEnrolment }
  | {
      allowed: false
      reason:
        | Exclude<EligibilityCase, 'ELIGIBLE_YEARLY'>
        | 'PROVINCE_UNKNOWN'
        | 'COURSE_NOT_OFFERED'
        | 'MEMBER_GONE'
        | 'ENROLMENT_NOT_FOUND'
        | 'ALREADY_ENDED'
        | 'ALREADY_PAID'
        | AttachRefusal
    }

/** Applies for a course or changes an unpaid application. The database prevents two live records from concurrent calls. */
export const applyOnline = procedure(contract, { needs: STORING.needs }, async (call) => {
  const { db, input, actor, files, now } = call
  const { memberNo } = actor
  const { enrolmentNo, privacyConsent: _given, ...place } = input.onlineApplication
  const kept = await keepSentFiles(call, memberNo, files, now)
  if (!kept.allowed) return kept
  const applied = await apply(db, { memberNo, enrolmentNo, place, fileNos: kept.fileNos }, now)
  if (!applied.allowed) {
    const { reason } = applied
    if (reason === 'PROVINCE_UNKNOWN') throw new Malformed({ sidoCode: '지역을 다시 골라주세요.' })
    if (reason === 'MEMBER_GONE') return denied('LOGIN_REQUIRED')
    return denied(reason === 'ALREADY_TRAINED_THIS_YEAR' ? 'ALREADY_TRAINED' : reason)
  }
  const { enrolment } = applied
  return {
    enrolmentNo: enrolment.enrolmentNo,
    applicationNo: enrolment.applicationNo,
    price: enrolment.priceWon,
  }
})

async function apply(client: PrismaClient, application: Application, now: Date): Promise<ApplicationOutcome> {
  const { memberNo, enrolmentNo, place, fileNos } = application
  // Ends expired holds for this licence, whether or not the worker has done so.
  await endLapsedHolds(client, [licenceKey(place.licenseNumber)], null, now)
  try {
    return await transaction<ApplicationOutcome>(client, async (db) => {
      // Locks the member, so a concurrent in-person application is seen.
      await lockMember(db, memberNo)
      const judged = await admitPlace(db, application, now)
      if (!judged.allowed) return judged

      const applied: ApplicationOutcome =
        enrolmentNo === undefined
          ? await makeApplication(db, memberNo, judged, columnsOf(place, judged), now)
          : await changeApplication(db, { enrolmentNo, memberNo }, columnsOf(place, judged), now)
      if (!applied.allowed) return applied
      const owner = { kind: 'application', no: applied.enrolment.applicationNo } as const
      const attached = await attachFiles(db, { memberNo, owner, fileNos })
      return attached.allowed ? applied : attached
    })
  } catch (error) {
    if (isUniqueViolation(error)) return denied('ALREADY_APPLIED')
    throw error
  }
}

async function admitPlace(db: Transaction, { memberNo, enrolmentNo, place }: Application, now: Date) {
  const province = await db.region.findFirst({ where: { code: place.sidoCode, level: 1 } })
  if (!province) return denied('PROVINCE_UNKNOWN')

  const judged = await judgePlace(db, { ...place, memberNo, changes: enrolmentNo }, now)
  if (!judged) return denied('COURSE_NOT_OFFERED')
  const { eligibility } = judged
  if (eligibility.case !== 'ELIGIBLE_YEARLY') return denied(eligibility.case)
  return { allowed: true as const, ...judged }
}

async function makeApplication(
  db: Transaction,
  memberNo: number,
  { course }: JudgedPlace,
  columns: OnlineColumns,
  now: Date,
): Promise<ApplicationOutcome> {
  const member = await db.member.findUnique({ where: { memberNo, withdrawnAt: null } })
  // The member has withdrawn concurrently.
  if (!member) return denied('MEMBER_GONE')
  const { year, salesType } = course
  const applicant = { memberNo, year, salesType, userName: member.name, birth: member.birth, appliedAt: now }
  return { allowed: true, enrolment: await insertOnline(db, { ...columns, ...applicant }) }
}

function columnsOf(
  { licenseNumber, ...said }: PlaceSaid,
  { course, businessTypeName }: JudgedPlace,
): OnlineColumns {
  return {
    ...said,
    licenceNo: licenseNumber,
    licenceKey: licenceKey(licenseNumber),
    businessTypeName,
    courseNo: course.courseNo,
    priceWon: course.priceWon,
  }
}

/** Changes an unpaid application. An open order stays if its amount is unchanged. */
async function changeApplication(
  db: Transaction,
  own: { enrolmentNo: EnrolmentNo; memberNo: number },
  columns: OnlineColumns,
  now: Date,
) {
  const found = await db.onlineEnrolment.findFirst({ where: own })
  if (!found) return denied('ENROLMENT_NOT_FOUND')
  await lockApplication(db, found.applicationNo)

  const enrolment = await db.onlineEnrolment.findFirstOrThrow({ where: own })
  const status = statusAt(enrolment, now)
  if (status !== 'applied') return denied(hasEnded(status) ? 'ALREADY_ENDED' : 'ALREADY_PAID')

  const changed = await changeOnline(db, own.enrolmentNo, columns)
  const { applicationNo, priceWon } = changed
  if (priceWon !== enrolment.priceWon) await closeOpenOrders(db, applicationNo, now)
  return { allowed: true as const, enrolment: changed }
}
