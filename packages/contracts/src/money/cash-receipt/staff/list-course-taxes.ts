import { taxKinds } from '@hygiene/domain/money/payment/tax'
import { z } from 'zod'
import { staffReads } from '../../../kit/declare.ts'

export const listCourseTaxes = staffReads('/api/staff/cashReceipts/courses', {
  methods: ['POST'],
  permission: 'readPayments',
  sends: 'json',
  input: z.object({}),
  entity: z.object({
    list: z.array(
      z.object({
        courseNo: z.int(),
        year: z.int(),
        name: z.string(),
        priceWon: z.int(),
        taxKind: z.enum(taxKinds),
      }),
    ),
  }),
  perMinute: 60,
})
