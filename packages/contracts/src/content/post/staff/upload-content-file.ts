import { z } from 'zod'
import { attachedFile } from '../../../platform/file/attached-file.ts'
import { UPLOAD_REFUSALS } from '../../../platform/file/upload-refusals.ts'
import { endpoint } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** A picture or a file for what staff write, at most 10 MB; one that no saved version names goes after a day. */
export const uploadContentFile = endpoint({
  operation: 'uploadContentFile',
  methods: ['POST'],
  path: '/api/staff/contents/uploadFile',
  access: 'staff',
  permission: 'writeContents',
  effect: 'writes',
  sends: 'multipart',
  takesFiles: { part: 'file', most: 1 },
  input: z.object({}),
  entity: attachedFile,
  refusals: ['FILE_MISSING', ...UPLOAD_REFUSALS, ...STAFF_REFUSALS],
  perMinute: 30,
})
