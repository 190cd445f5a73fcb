import { z } from 'zod'
import { recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'

export const removeView = staffWrites('/api/staff/views/remove', {
  permission: 'useViews',
  input: z.object({ viewNo: recordNo }),
  entity: z.object({ viewNo: z.int() }),
  perMinute: 60,
})
