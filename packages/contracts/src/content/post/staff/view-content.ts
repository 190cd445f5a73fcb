import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { CONTENT_REFUSALS } from './content-shape.ts'

/** Reports every 15 seconds that the caller has a record open, and returns the other viewers. Does not extend the login. */
export const viewContent = staffWrites('/api/staff/contents/view', {
  permission: 'readContents',
  input: z.object({ contentNo: recordNo, isWriting: z.boolean() }),
  entity: z.object({
    viewers: z.array(z.object({ employeeNo: z.int(), name: z.string(), isWriting: z.boolean() })),
    version: z.int(),
  }),
  extendsLogin: false,
  refusals: CONTENT_REFUSALS,
  perMinute: 120,
})
