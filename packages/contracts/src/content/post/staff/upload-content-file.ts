import { z } from 'zod'
import { attachedFile } from '../../../platform/file/attached-file.ts'
import { UPLOAD_REFUSALS } from '../../../platform/file/upload-refusals.ts'
import { staffWrites } from '../../../kit/declare.ts'

/** Uploads a picture or file of at most 10 MB. A file that no saved version uses is deleted after a day. */
export const uploadContentFile = staffWrites('/api/staff/contents/uploadFile', {
  permission: 'writeContents',
  sends: 'multipart',
  takesFiles: { part: 'file', most: 1 },
  input: z.object({}),
  entity: attachedFile,
  refusals: ['FILE_MISSING', ...UPLOAD_REFUSALS],
  perMinute: 30,
})
