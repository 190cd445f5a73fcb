import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'
import { keptBody } from './content-body.ts'
import { CONTENT_REFUSALS, versionRow } from './content-shape.ts'

export const readContentVersion = staffReads('/api/staff/contents/version', {
  permission: 'readContents',
  input: z.object({ contentNo: recordNo, version: recordNo }),
  entity: versionRow.extend({ body: keptBody }),
  refusals: CONTENT_REFUSALS,
})
