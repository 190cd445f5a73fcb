import type { applyOnline } from '@hygiene/contracts'
import { licenceKey } from '@hygiene/domain'
import type { Call } from '../http/implement.ts'
import type { JudgedPlace } from './judge-place.ts'

export type ApplyCall = Call<typeof applyOnline>

/** What the applicant says of the place, with what the course and the register say. */
export function placeColumns({ input }: ApplyCall, { course, businessTypeName }: JudgedPlace) {
  const { enrolmentNo: _changed, licenseNumber, privacyConsent: _given, ...said } = input.onlineApplication
  return {
    ...said,
    licenceNo: licenseNumber,
    licenceKey: licenceKey(licenseNumber),
    businessTypeName,
    courseNo: course.courseNo,
    priceWon: course.priceWon,
  }
}
