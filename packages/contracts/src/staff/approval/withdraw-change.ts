import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'
import { STAFF_REFUSALS } from './approval-shape.ts'

/** The employee who asked takes a request back before it is decided. */
export const withdrawChange = endpoint({
  operation: 'withdrawChange',
  methods: ['POST'],
  path: '/api/staff/approvals/withdraw',
  access: 'staff',
  permission: 'useApprovals',
  effect: 'writes',
  sends: 'json',
  input: z.object({ approvalNo: recordNo }),
  entity: z.object({ approvalNo: z.int() }),
  refusals: [
    'APPROVAL_NOT_FOUND',
    'APPROVAL_NOT_YOURS',
    'APPROVAL_DECIDED',
    'APPROVAL_EXPIRED',
    ...STAFF_REFUSALS,
  ],
})
