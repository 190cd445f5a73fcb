import { correctInPersonApplicant as contract } from '@hygiene/contracts/in-person/enrolment/correct-in-person-applicant'
import { issueEnrolmentSlip } from '@hygiene/contracts/platform/job/issue-enrolment-slip'
import { handOver } from '@hygiene/db/outbox'
import type { InPersonEnrolment } from '@hygiene/db/generated/client'
import { isUniqueViolation } from '@hygiene/db/unique-violation'
import { lockInPersonEnrolment } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { denied, type Verdict } from '@hygiene/domain/verdict'
import { hasInPersonEnded } from '@hygiene/domain/in-person/enrolment/record-status'
import type { InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { licenceKey, placeKey } from '@hygiene/domain/education/enrolment/licence-number'
import { tradeOf } from '@hygiene/domain/education/enrolment/education-records'
import { operation } from '../../kit/operation.ts'
import { findLicence } from '../../platform/lookup/find-licence.ts'
import { writeInPerson } from '../../platform/records/in-person-records.ts'
import { purgeFrozenSlip } from '../slip/freeze-current-slip.ts'

type Text = Pick<
  InPersonEnrolment,
  'businessName' | 'representative' | 'zipCode' | 'address' | 'address2' | 'companyPhone' | 'positionType'
>

interface Correction {
  memberNo: number
  inPersonEnrolmentNo: InPersonEnrolmentNo
  licenseNumber?: string | undefined
  text: Partial<Text>
}

type CorrectRefusal =
  | 'ENROLMENT_NOT_FOUND'
  | 'CANNOT_CORRECT_COMPLETED'
  | 'ALREADY_ENDED'
  | 'LICENCE_NUMBER_KNOWN'
  | 'LICENCE_OTHER_TRADE'
  | 'ALREADY_APPLIED'

export const correctInPersonApplicant = operation(contract, async ({ db, input, actor: { memberNo } }) => {
  const { inPersonEnrolmentNo, licenseNumber, ...text } = input.inPersonApplication
  const verdict = await correctApplication(db, { memberNo, inPersonEnrolmentNo, licenseNumber, text })
  return verdict.allowed ? { inPersonEnrolmentNo } : verdict
})

/**
 * Corrects a record before its completion, which freezes this text into the certificate. The caller must write nothing after a
 * refusal.
 */
export async function correctApplication(
  db: Transaction,
  correction: Correction,
): Promise<Verdict<CorrectRefusal>> {
  return correct(db, correction).catch((error: unknown) => {
    // The number, or the name used without one, has another application this year.
    if (isUniqueViolation(error)) return denied('ALREADY_APPLIED')
    throw error
  })
}

async function correct(
  db: Transaction,
  { memberNo, inPersonEnrolmentNo, licenseNumber, text }: Correction,
): Promise<Verdict<CorrectRefusal>> {
  const isOwn = await lockInPersonEnrolment(db, memberNo, inPersonEnrolmentNo)
  if (!isOwn) return denied('ENROLMENT_NOT_FOUND')

  const record = await db.inPersonEnrolment.findUniqueOrThrow({ where: { inPersonEnrolmentNo } })
  if (record.status === 'completed') return denied('CANNOT_CORRECT_COMPLETED')
  if (hasInPersonEnded(record.status)) return denied('ALREADY_ENDED')
  const isKnown = licenseNumber !== undefined && record.licenceNo !== ''
  // Accepts a resent request with the number already stored.
  if (isKnown && licenceKey(licenseNumber) !== record.licenceKey) return denied('LICENCE_NUMBER_KNOWN')

  const trade = licenseNumber === undefined ? null : await registeredTrade(db, licenseNumber)
  if (trade !== null && !isOfTrade(record, trade)) return denied('LICENCE_OTHER_TRADE')

  const place = licenceOf(record, text.businessName ?? record.businessName, licenseNumber)
  const businessTypeName = trade || record.businessTypeName
  await writeInPerson(db, { inPersonEnrolmentNo }, { ...text, ...place, businessTypeName })
  const isSlipGone = await purgeFrozenSlip(db, inPersonEnrolmentNo)
  if (isSlipGone) await handOver(db, issueEnrolmentSlip, { inPersonEnrolmentNo })
  return { allowed: true }
}

async function registeredTrade(db: Transaction, licenseNumber: string): Promise<string | null> {
  return (await findLicence(db, licenceKey(licenseNumber)))?.businessTypeName ?? null
}

function isOfTrade({ industryType }: InPersonEnrolment, businessTypeName: string): boolean {
  return tradeOf({ businessTypeName, industryType: industryType }) === 'ours'
}

/** Identifies the business by its name until it has a number. */
function licenceOf(
  { memberNo, industryType, licenceNo }: InPersonEnrolment,
  businessName: string,
  licenseNumber = '',
): Partial<Pick<InPersonEnrolment, 'licenceNo' | 'licenceKey'>> {
  if (licenceNo !== '') return {}
  const named = { licenseNumber, industryType: industryType, businessName }
  return { licenceNo: licenseNumber, licenceKey: placeKey(memberNo, named) }
}
