import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { actionReason } from '../../session/staff/staff-session-shape.ts'

/** Closes a check-in link that got into wrong hands; marks made with it before still count. */
export const closeCheckInLink = endpoint({
  operation: 'closeCheckInLink',
  methods: ['POST'],
  path: '/api/staff/closeCheckInLink',
  access: 'staff',
  permission: 'decideSessions',
  effect: 'writes',
  sends: 'json',
  input: z.object({ checkInPassNo: recordNo, reason: actionReason }),
  entity: z.object({ checkInPassNo: z.int() }),
  refusals: ['CHECK_IN_LINK_NOT_FOUND', ...STAFF_REFUSALS],
})
