import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { actReason } from '../../session/staff/staff-session-shape.ts'

/** Closes a door link that got into wrong hands; marks made with it before still count. */
export const closeDoorLink = endpoint({
  operation: 'closeDoorLink',
  methods: ['POST'],
  path: '/api/staff/closeDoorLink',
  access: 'staff',
  permission: 'decideSessions',
  effect: 'writes',
  sends: 'json',
  input: z.object({ doorPassNo: recordNo, reason: actReason }),
  entity: z.object({ doorPassNo: z.int() }),
  refusals: ['DOOR_LINK_NOT_FOUND', ...STAFF_REFUSALS],
})
