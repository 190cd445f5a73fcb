import type { InPersonEnrolment, OnlineEnrolment } from '@hygiene/db/generated/client'
import {
  maskAddress,
  maskBirthDate,
  maskLicenceNumber,
  maskName,
  maskPhone,
} from '@hygiene/domain/member/account/masking'

export function applicantView(enrolment: OnlineEnrolment | InPersonEnrolment) {
  const { memberNo, applicationNo, year, salesType, industryType, businessName, positionType } = enrolment
  return {
    memberNo,
    applicationNo,
    year,
    salesType,
    industryType,
    businessName,
    positionType,
    price: enrolment.priceWon,
    userName: maskName(enrolment.userName),
    birth: maskBirthDate(enrolment.birth),
    phone: maskPhone(enrolment.phone),
    representative: maskName(enrolment.representative),
    licenseNumber: maskLicenceNumber(enrolment.licenceNo),
    address: maskAddress(enrolment.address),
  }
}

export const wireInstant = (at: Date | null) => at?.toISOString() ?? null
