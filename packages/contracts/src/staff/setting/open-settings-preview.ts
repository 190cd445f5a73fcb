import { z } from 'zod'
import { recordNo } from '../../kit/fields.ts'
import { staffReads } from '../../kit/declare.ts'

/** Returns a drawn sample as a PDF. It shows an invented person. */
export const openSettingsPreview = staffReads('/api/staff/settings/openPreview', {
  methods: ['POST'],
  permission: 'changeSettings',
  sends: 'json',
  input: z.object({ previewNo: recordNo, paper: z.enum(['certificate', 'receipt']) }),
  entity: z.never(),
  refusals: ['PREVIEW_NOT_FOUND', 'PREVIEW_NOT_DRAWN', 'PREVIEW_FAILED'],
  answers: 'bytes',
})
