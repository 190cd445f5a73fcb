import { z } from 'zod'
import { visitorReads } from '../../kit/declare.ts'
import { wireFlag } from '../../kit/fields.ts'

/** Returns the bytes of a file if the caller may see it. `inline=1` opens it in the browser's own viewer. */
export const downloadFile = visitorReads('/api/common/downloadFile', {
  label: '파일 내려받기',
  input: z.object({ fileNo: z.uuid(), inline: wireFlag.default(0) }),
  entity: z.never(),
  refusals: ['FILE_NOT_FOUND', 'FILE_BEING_CHECKED', 'FILE_INFECTED', 'FILE_LOST', 'DOCUMENT_DRAWN_AGAIN'],
  answers: 'bytes',
  helper: 'view',
})
