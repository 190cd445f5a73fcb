import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'
import { UPLOAD_REFUSALS } from './upload-refusals.ts'

/**
 * Accepts one file in the part `file`, at most 10 MB; a file not attached to a record within a day is removed. The type is read
 * from the content, and a picture is redrawn. `isChecked` means that it may be opened.
 */
export const uploadFile = memberWrites('/api/common/uploadFile', {
  label: '파일 올리기',
  sends: 'multipart',
  takesFiles: { part: 'file', most: 1 },
  input: z.object({}),
  entity: z.object({
    fileNo: z.string(),
    name: z.string(),
    contentType: z.string(),
    sizeBytes: z.int(),
    isChecked: z.boolean(),
  }),
  refusals: ['FILE_MISSING', ...UPLOAD_REFUSALS],
  perMinute: 30,
})
