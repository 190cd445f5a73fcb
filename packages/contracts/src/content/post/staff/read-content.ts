import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { CONTENT_REFUSALS, contentRecord } from './content-shape.ts'

/** One record with its newest version and the list of all. */
export const readContent = endpoint({
  operation: 'readContent',
  methods: ['GET'],
  path: '/api/staff/contents/read',
  access: 'staff',
  permission: 'readContents',
  effect: 'reads',
  sends: 'query',
  input: z.object({ contentNo: recordNo }),
  entity: contentRecord,
  refusals: CONTENT_REFUSALS,
})
