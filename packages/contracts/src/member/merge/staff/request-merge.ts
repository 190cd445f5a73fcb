import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import {
  ASKING_REFUSALS,
  askingFields,
  MERGE_REFUSALS,
  STAFF_REFUSALS,
} from '../../../staff/approval/approval-shape.ts'

/** Asks for two accounts of one person to become one; a second person decides. */
export const requestMerge = endpoint({
  operation: 'requestMerge',
  methods: ['POST'],
  path: '/api/staff/members/requestMerge',
  access: 'staff',
  permission: 'changeMembers',
  effect: 'writes',
  sends: 'json',
  input: z.object({ stayNo: recordNo, closedNo: recordNo, ...askingFields }),
  entity: z.object({ approvalNo: z.int() }),
  refusals: [...MERGE_REFUSALS, ...ASKING_REFUSALS, ...STAFF_REFUSALS],
  perMinute: 60,
})
