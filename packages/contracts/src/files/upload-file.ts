import { z } from 'zod'
import { endpoint } from '../kit/index.ts'

/** One file in the part `file`, at most 10 MB; its type is read from its content, not its name. */
export const uploadFile = endpoint({
  operation: 'uploadFile',
  methods: ['POST'],
  path: '/api/common/uploadFile',
  access: 'operator',
  effect: 'writes',
  sends: 'multipart',
  takesFile: 'file',
  input: z.object({}),
  entity: z.object({ fileNo: z.string(), name: z.string(), contentType: z.string(), sizeBytes: z.int() }),
  refusals: ['FILE_MISSING', 'FILE_TYPE_REFUSED', 'TOO_MANY_FILES', 'SESSION_EXPIRED', 'LOGIN_REQUIRED'],
  perMinute: 30,
})
