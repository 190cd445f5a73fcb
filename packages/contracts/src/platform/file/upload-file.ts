import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'
import { UPLOAD_REFUSALS } from './upload-refusals.ts'

/**
 * One file in the part `file`, at most 10 MB, for a record to which it is attached afterwards; one that belongs to nothing is
 * removed after a day. Its type is read from its content, and a picture is drawn again. `isChecked`: it may be opened.
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
