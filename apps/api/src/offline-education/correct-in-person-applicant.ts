import { type AnswerOf, correctInPersonApplicant as contract, issueEnrolmentSlip } from '@hygiene/contracts'
import {
  handOver,
  isUniqueViolation,
  lockInPersonEnrolment,
  type OfflineEnrolment,
  type Transaction,
} from '@hygiene/db'
import { hasInPersonEnded, type IndustryType, placeKey } from '@hygiene/domain'
import { type Call, implement } from '../http/implement.ts'

type CorrectCall = Call<typeof contract>

export const correctInPersonApplicant = implement(contract, async (call) => {
  try {
    return await correct(call)
  } catch (error) {
    // The number, or the name that stands for it, has another application of this year.
    if (isUniqueViolation(error)) throw call.refuse('ALREADY_APPLIED')
    throw error
  }
})

/** Locked, because completion freezes these very words into the certificate. */
async function correct({ input, caller, deps, refuse }: CorrectCall): Promise<AnswerOf<typeof contract>> {
  const { offlineEduNo, licenseNumber, ...corrected } = input.offlineEducationBean
  return deps.db.$transaction(async (db) => {
    const isOwn = await lockInPersonEnrolment(db, caller.memberNo, offlineEduNo)
    if (!isOwn) throw refuse('ENROLMENT_NOT_FOUND')

    const record = await db.offlineEnrolment.findUniqueOrThrow({ where: { offlineEduNo } })
    if (record.status === 'completed') throw refuse('CANNOT_CORRECT_COMPLETED')
    if (hasInPersonEnded(record.status)) throw refuse('ALREADY_ENDED')
    if (licenseNumber !== undefined && record.licenceNo !== '') throw refuse('LICENCE_NUMBER_KNOWN')

    const place = licenceOf(record, corrected.businessName, licenseNumber)
    await db.offlineEnrolment.update({ where: { offlineEduNo }, data: { ...corrected, ...place } })
    await drawSlipAnew(db, offlineEduNo)
    return { offlineEduNo }
  })
}

/** Until there is a number, the name is what the place is known by. */
function licenceOf(
  { memberNo, industryType, licenceNo }: OfflineEnrolment,
  businessName: string,
  licenseNumber = '',
): Partial<OfflineEnrolment> {
  if (licenceNo !== '') return {}
  const named = { licenseNumber, industryType: industryType as IndustryType, businessName }
  return { licenceNo: licenseNumber, licenceKey: placeKey(memberNo, named) }
}

/** A slip prints these words, too: one without its frozen fields is for no session, and is drawn again. */
async function drawSlipAnew(db: Transaction, offlineEduNo: number): Promise<void> {
  const { count } = await db.enrolmentSlip.updateMany({ where: { offlineEduNo }, data: { frozen: {} } })
  if (count > 0) await handOver(db, issueEnrolmentSlip, { offlineEduNo })
}
