import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'

/** Removes a view of one's own, or, by headquarters, one of a role. Removed twice is removed. */
export const removeView = endpoint({
  operation: 'removeView',
  methods: ['POST'],
  path: '/api/staff/views/remove',
  access: 'staff',
  permission: 'useViews',
  effect: 'writes',
  sends: 'json',
  input: z.object({ viewNo: recordNo }),
  entity: z.object({ viewNo: z.int() }),
  refusals: [...STAFF_REFUSALS],
  perMinute: 60,
})
