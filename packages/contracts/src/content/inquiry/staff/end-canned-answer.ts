import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
/** Takes a canned answer out of use. */
export const endCannedAnswer = endpoint({
  operation: 'endCannedAnswer',
  methods: ['POST'],
  path: '/api/staff/inquiries/endCanned',
  access: 'staff',
  permission: 'writeCannedAnswers',
  effect: 'writes',
  sends: 'json',
  input: z.object({ cannedNo: recordNo, version: z.int32() }),
  entity: z.object({ cannedNo: z.int() }),
  refusals: ['CANNED_NOT_FOUND', 'CANNED_CHANGED', ...STAFF_REFUSALS],
})
