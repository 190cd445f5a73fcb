import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'
import { CONTENT_REFUSALS, contentRecord } from './content-shape.ts'

export const readContent = staffReads('/api/staff/contents/read', {
  permission: 'readContents',
  input: z.object({ contentNo: recordNo }),
  entity: contentRecord,
  refusals: CONTENT_REFUSALS,
})
