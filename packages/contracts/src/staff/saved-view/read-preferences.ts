import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'
import { tablePreferences } from './table-preferences.ts'

/** How the caller wants the console; null: as usual. */
export const readPreferences = endpoint({
  operation: 'readPreferences',
  methods: ['GET'],
  path: '/api/staff/preferences/read',
  access: 'staff',
  permission: 'useViews',
  effect: 'reads',
  sends: 'query',
  input: z.object({}),
  entity: z.object({ preferences: tablePreferences.nullable() }),
  refusals: [...STAFF_REFUSALS],
})
