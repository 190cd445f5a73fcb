import type { applyOnline } from '@hygiene/contracts'
import { licenceKey } from '@hygiene/domain'
import type { Call } from '../http/implement.ts'
import type { JudgedPlace } from './judge-place.ts'

export type ApplyCall = Call<typeof applyOnline>

/** What the applicant says of the place, with what the course and the register say. */
export function placeColumns({ input }: ApplyCall, { course, businessTypeName }: JudgedPlace) {
  const { onlineEduNo: _changed, licenseNumber, privacyConsent: _given, ...said } = input.onlineEducationBean
  return {
    ...said,
    licenceNo: licenseNumber,
    licenceKey: licenceKey(licenseNumber),
    businessTypeName,
    educationCodeNo: course.educationCodeNo,
    priceWon: course.priceWon,
  }
}
