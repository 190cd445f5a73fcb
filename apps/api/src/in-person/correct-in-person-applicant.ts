import { type AnswerOf, correctInPersonApplicant as contract, issueEnrolmentSlip } from '@hygiene/contracts'
import {
  handOver,
  isUniqueViolation,
  lockInPersonEnrolment,
  type InPersonEnrolment,
  type Transaction,
} from '@hygiene/db'
import { hasInPersonEnded, type IndustryType, licenceKey, placeKey, tradeOf } from '@hygiene/domain'
import { findLicence } from '@hygiene/operations/lookup/find-licence'
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
  const { inPersonEnrolmentNo, licenseNumber, ...corrected } = input.inPersonApplication
  return deps.db.$transaction(async (db) => {
    const isOwn = await lockInPersonEnrolment(db, caller.memberNo, inPersonEnrolmentNo)
    if (!isOwn) throw refuse('ENROLMENT_NOT_FOUND')

    const record = await db.inPersonEnrolment.findUniqueOrThrow({ where: { inPersonEnrolmentNo } })
    if (record.status === 'completed') throw refuse('CANNOT_CORRECT_COMPLETED')
    if (hasInPersonEnded(record.status)) throw refuse('ALREADY_ENDED')
    const isKnown = licenseNumber !== undefined && record.licenceNo !== ''
    // Sent again because the answer was lost: it is the number that was taken.
    if (isKnown && licenceKey(licenseNumber) !== record.licenceKey) throw refuse('LICENCE_NUMBER_KNOWN')

    const trade = licenseNumber === undefined ? null : await registeredTrade(db, licenseNumber)
    if (trade !== null && !isOfTrade(record, trade)) throw refuse('LICENCE_OTHER_TRADE')

    const place = licenceOf(record, corrected.businessName, licenseNumber)
    const businessTypeName = trade || record.businessTypeName
    await db.inPersonEnrolment.update({
      where: { inPersonEnrolmentNo },
      data: { ...corrected, ...place, businessTypeName },
    })
    await drawSlipAnew(db, inPersonEnrolmentNo)
    return { inPersonEnrolmentNo }
  })
}

/** Null: our copy of the register does not know the licence yet. */
async function registeredTrade(db: Transaction, licenseNumber: string): Promise<string | null> {
  return (await findLicence(db, licenceKey(licenseNumber)))?.businessTypeName ?? null
}

function isOfTrade({ industryType }: InPersonEnrolment, businessTypeName: string): boolean {
  return tradeOf({ businessTypeName, industryType: industryType as IndustryType }) === 'ours'
}

/** Until there is a number, the name is what the place is known by. */
function licenceOf(
  { memberNo, industryType, licenceNo }: InPersonEnrolment,
  businessName: string,
  licenseNumber = '',
): Partial<InPersonEnrolment> {
  if (licenceNo !== '') return {}
  const named = { licenseNumber, industryType: industryType as IndustryType, businessName }
  return { licenceNo: licenseNumber, licenceKey: placeKey(memberNo, named) }
}

/** A slip prints these words, too: one without its frozen fields is for no session, and is drawn again. */
async function drawSlipAnew(db: Transaction, inPersonEnrolmentNo: number): Promise<void> {
  const { count } = await db.enrolmentSlip.updateMany({
    where: { inPersonEnrolmentNo },
    data: { frozen: {} },
  })
  if (count > 0) await handOver(db, issueEnrolmentSlip, { inPersonEnrolmentNo })
}
