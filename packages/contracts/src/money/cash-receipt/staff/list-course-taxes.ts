import { taxKinds } from '@hygiene/domain'
import { z } from 'zod'
import { endpoint } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** The courses with their tax, the newest year first. */
export const listCourseTaxes = endpoint({
  operation: 'listCourseTaxes',
  methods: ['POST'],
  path: '/api/staff/cashReceipts/courses',
  access: 'staff',
  permission: 'readPayments',
  effect: 'reads',
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
  refusals: [...STAFF_REFUSALS],
  perMinute: 60,
})
