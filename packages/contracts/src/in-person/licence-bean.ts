import { SalesType } from '@hygiene/domain'
import { z } from 'zod'
import { placeForm } from '../forms/place.ts'
import { licenceNumberOrNone, text, wireInteger } from '../kit/index.ts'
import { industryTypeField } from './in-person-shape.ts'

export const numberMissingSentence = '영업신고번호를 입력해주세요.'

/** Only a new operator may have no number yet. */
export function lacksNumber(salesType: number, licenseNumber: string): boolean {
  return salesType !== SalesType.new && licenseNumber === ''
}

/** One place of business of an in-person application. */
export const licenceBean = z.object({
  industryType: industryTypeField,
  /** Empty for a new operator: education comes before the business report (Food Sanitation Act Art. 41②). */
  licenseNumber: licenceNumberOrNone,
  businessName: placeForm.shape.businessName,
  businessTypeName: text(40).default(''),
  representative: placeForm.shape.representative,
  sidoCode: placeForm.shape.sidoCode,
  zipCode: text(5).default(''),
  address: placeForm.shape.address,
  address2: z.optional(placeForm.shape.address2).default(''),
  /** 1 representative, 2 hygiene manager (Food Sanitation Act Art. 41③). */
  positionType: wireInteger.pipe(z.union([z.literal(1), z.literal(2)])),
  companyPhone: text(20).default(''),
})
