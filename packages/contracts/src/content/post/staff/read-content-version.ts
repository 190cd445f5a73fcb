import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { keptBody } from './content-body.ts'
import { CONTENT_REFUSALS, versionRow } from './content-shape.ts'

/** One earlier version, to be compared or brought back. */
export const readContentVersion = endpoint({
  operation: 'readContentVersion',
  methods: ['GET'],
  path: '/api/staff/contents/version',
  access: 'staff',
  permission: 'readContents',
  effect: 'reads',
  sends: 'query',
  input: z.object({ contentNo: recordNo, version: recordNo }),
  entity: versionRow.extend({ body: keptBody }),
  refusals: CONTENT_REFUSALS,
})
