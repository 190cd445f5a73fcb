import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'
import { STAFF_REFUSALS } from './approval-shape.ts'

/** The evidence of one request as an attachment, for those who see the request; the look is in the log. */
export const openEvidence = endpoint({
  operation: 'openEvidence',
  methods: ['POST'],
  path: '/api/staff/approvals/evidence',
  access: 'staff',
  permission: 'useApprovals',
  effect: 'writes',
  sends: 'json',
  input: z.object({ approvalNo: recordNo }),
  entity: z.never(),
  refusals: [
    'APPROVAL_NOT_FOUND',
    'FILE_NOT_FOUND',
    'FILE_BEING_CHECKED',
    'FILE_INFECTED',
    ...STAFF_REFUSALS,
  ],
  answers: 'bytes',
  perMinute: 60,
})
