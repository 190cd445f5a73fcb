import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { CONTENT_REFUSALS } from './content-shape.ts'

/** Says that the caller has a record open, every 15 seconds, and hears who else has; it keeps no login alive. */
export const viewContent = staffWrites('/api/staff/contents/view', {
  permission: 'readContents',
  input: z.object({ contentNo: recordNo, isWriting: z.boolean() }),
  entity: z.object({
    /** The others, who said so within 30 seconds. */
    viewers: z.array(z.object({ employeeNo: z.int(), name: z.string(), isWriting: z.boolean() })),
    /** The newest version now. */
    version: z.int(),
  }),
  extendsLogin: false,
  refusals: CONTENT_REFUSALS,
  perMinute: 120,
})
