import { z } from 'zod'
import { text, wireInteger } from '../kit/fields.ts'
import { placeForm, phoneOrNone } from './place.ts'

export const placeBean = {
  businessName: placeForm.shape.businessName,
  businessTypeName: text(40).default(''),
  representative: placeForm.shape.representative,
  sidoCode: placeForm.shape.sidoCode,
  zipCode: text(5).default(''),
  address: placeForm.shape.address,
  address2: z.optional(placeForm.shape.address2).default(''),
  /** Is 1 for the representative and 2 for the hygiene manager (Food Sanitation Act Art. 41③). */
  positionType: wireInteger.pipe(z.union([z.literal(1), z.literal(2)])),
  companyPhone: z.optional(phoneOrNone).default(''),
}
