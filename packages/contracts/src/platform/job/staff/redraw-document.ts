import { documentKinds } from '@hygiene/domain'
import { z } from 'zod'
import { auditReason } from '../../../forms/reason.ts'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** Draws a document again that could not be drawn; the log keeps the reason. */
export const redrawDocument = endpoint({
  operation: 'redrawDocument',
  methods: ['POST'],
  path: '/api/staff/jobs/redraw',
  access: 'staff',
  permission: 'handleJobs',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    kind: z.enum(documentKinds),
    /** Of the certificate, of the receipt's payment, of the slip's enrolment. */
    number: recordNo,
    reason: auditReason,
  }),
  entity: z.object({ number: z.int() }),
  refusals: ['DOCUMENT_NOT_WAITING', 'JOB_IN_PROGRESS', ...STAFF_REFUSALS],
})
