import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'

/** A drawn sample as a PDF. It shows an invented person. */
export const openSettingsPreview = endpoint({
  operation: 'openSettingsPreview',
  methods: ['POST'],
  path: '/api/staff/settings/openPreview',
  access: 'staff',
  permission: 'changeSettings',
  effect: 'reads',
  sends: 'json',
  input: z.object({ previewNo: recordNo, paper: z.enum(['certificate', 'receipt']) }),
  entity: z.never(),
  refusals: ['PREVIEW_NOT_FOUND', 'PREVIEW_NOT_DRAWN', 'PREVIEW_FAILED', ...STAFF_REFUSALS],
  answers: 'bytes',
})
