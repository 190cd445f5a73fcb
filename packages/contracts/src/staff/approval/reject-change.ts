import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'
import { askingFields, STAFF_REFUSALS } from './approval-shape.ts'

/** The second person says no, with words for the employee who asked. */
export const rejectChange = endpoint({
  operation: 'rejectChange',
  methods: ['POST'],
  path: '/api/staff/approvals/reject',
  access: 'staff',
  permission: 'useApprovals',
  effect: 'writes',
  sends: 'json',
  input: z.object({ approvalNo: recordNo, text: askingFields.text }),
  entity: z.object({ approvalNo: z.int() }),
  refusals: [
    'APPROVAL_NOT_FOUND',
    'APPROVAL_OWN',
    'APPROVAL_ABOUT_YOURSELF',
    'APPROVAL_ROLE_MAY_NOT',
    'APPROVAL_DECIDED',
    'APPROVAL_EXPIRED',
    ...STAFF_REFUSALS,
  ],
})
