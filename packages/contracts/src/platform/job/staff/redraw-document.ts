import { documentKinds } from '@hygiene/domain/platform/job/job-kinds'
import { z } from 'zod'
import { auditReason } from '../../../forms/reason.ts'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

export const redrawDocument = staffWrites('/api/staff/jobs/redraw', {
  label: '문서 다시 만들기',
  permission: 'handleJobs',
  audit: {},
  input: z.object({
    kind: z.enum(documentKinds),
    number: recordNo,
    reason: auditReason,
  }),
  entity: z.object({ number: z.int() }),
  refusals: ['DOCUMENT_NOT_WAITING', 'JOB_IN_PROGRESS'],
})
