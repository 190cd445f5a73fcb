import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'
import { deskLooks } from './desk-looks.ts'

/** How the caller wants the desk; null: as usual. */
export const readLooks = endpoint({
  operation: 'readLooks',
  methods: ['GET'],
  path: '/api/staff/looks/read',
  access: 'staff',
  permission: 'useViews',
  effect: 'reads',
  sends: 'query',
  input: z.object({}),
  entity: z.object({ looks: deskLooks.nullable() }),
  refusals: [...STAFF_REFUSALS],
})
