import { z } from 'zod'
import { attachedFile } from '../../platform/file/attached-file.ts'
import { UPLOAD_REFUSALS } from '../../platform/file/upload-refusals.ts'
import { staffWrites } from '../../kit/declare.ts'
import { wireFlag } from '../../kit/fields.ts'

/** Accepts evidence of at most 10 MB for an action to attach; unattached evidence is removed after a day. */
export const uploadEvidence = staffWrites('/api/staff/approvals/uploadEvidence', {
  permission: 'useApprovals',
  sends: 'multipart',
  takesFiles: { part: 'file', most: 1 },
  input: z.object({ isSeal: wireFlag.default(0) }),
  entity: attachedFile,
  refusals: ['FILE_MISSING', 'SEAL_UNFIT', ...UPLOAD_REFUSALS],
  perMinute: 30,
})
