import { z } from 'zod'
import { attachedFile } from '../../platform/file/attached-file.ts'
import { UPLOAD_REFUSALS } from '../../platform/file/upload-refusals.ts'
import { staffWrites } from '../../kit/declare.ts'
import { wireFlag } from '../../kit/fields.ts'

/** Evidence of an employee's action, at most 10 MB, which the action then attaches; one that belongs to nothing goes after a day. */
export const uploadEvidence = staffWrites('/api/staff/approvals/uploadEvidence', {
  permission: 'useApprovals',
  sends: 'multipart',
  takesFiles: { part: 'file', most: 1 },
  /** 1: the picture is to become the association's seal. */
  input: z.object({ isSeal: wireFlag.default(0) }),
  entity: attachedFile,
  refusals: ['FILE_MISSING', 'SEAL_UNFIT', ...UPLOAD_REFUSALS],
  perMinute: 30,
})
