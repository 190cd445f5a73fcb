import { z } from 'zod'
import { staffReads } from '../../kit/declare.ts'
import { tablePreferences } from './table-preferences.ts'

/** How the caller wants the console; null: as usual. */
export const readPreferences = staffReads('/api/staff/preferences/read', {
  permission: 'useViews',
  input: z.object({}),
  entity: z.object({ preferences: tablePreferences.nullable() }),
})
