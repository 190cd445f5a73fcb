import { SalesType } from '@hygiene/domain/text'
import { z } from 'zod'
import { placeBean } from '../../forms/place-bean.ts'
import { industryTypeField, licenceNumberOrNone } from '../../kit/fields.ts'

export const numberMissingSentence = '영업신고번호를 입력해주세요.'

export function lacksNumber(salesType: number, licenseNumber: string): boolean {
  return salesType !== SalesType.new && licenseNumber === ''
}

export const licenceBean = z.object({
  industryType: industryTypeField,
  /** Is empty for a new operator: education comes before the business report (Food Sanitation Act Art. 41②). */
  licenseNumber: licenceNumberOrNone,
  ...placeBean,
})
