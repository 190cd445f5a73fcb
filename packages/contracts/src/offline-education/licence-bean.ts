import { z } from 'zod'
import { licenceNumber, provinceCode, requiredText, text, wireInteger } from '../kit/index.ts'

export const industryTypeField = wireInteger.pipe(z.union([z.literal(1), z.literal(2), z.literal(3)]))
export const salesTypeField = wireInteger.pipe(z.union([z.literal(1), z.literal(2)]))

/** One business place of an in-person application. */
export const licenceBean = z.object({
  industryType: industryTypeField,
  licenseNumber: licenceNumber,
  businessName: requiredText(80, '업소명을 입력해주세요.'),
  businessTypeName: text(40).default(''),
  representative: requiredText(40, '대표자명을 입력해주세요.'),
  sidoCode: provinceCode,
  zipCode: text(5).default(''),
  address: requiredText(150, '영업장 주소를 입력해주세요.'),
  address2: text(100).default(''),
  /** 1 representative, 2 hygiene manager (Food Sanitation Act Art. 41③). */
  positionType: wireInteger.pipe(z.union([z.literal(1), z.literal(2)])),
  companyPhone: text(20).default(''),
})
