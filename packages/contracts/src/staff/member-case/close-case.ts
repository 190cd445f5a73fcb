import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'

/** Ends the caller's case about a person; pressed again it is over already, and that is no error. */
export const closeCase = endpoint({
  operation: 'closeCase',
  methods: ['POST'],
  path: '/api/staff/cases/close',
  access: 'staff',
  permission: 'unmaskMembers',
  effect: 'writes',
  sends: 'json',
  input: z.object({ memberNo: recordNo }),
  entity: z.object({ memberNo: z.int() }),
  refusals: [...STAFF_REFUSALS],
  perMinute: 60,
})
