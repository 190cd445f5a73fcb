import { decidedTaxKinds } from '@hygiene/domain/money/payment/tax'
import * as z from 'zod/mini'

export const newCourseForm = z.object({
  taxKind: z.enum(decidedTaxKinds, { error: '과세 구분을 골라주세요.' }),
})
