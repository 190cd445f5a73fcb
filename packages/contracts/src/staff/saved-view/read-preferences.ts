import { z } from 'zod'
import { staffReads } from '../../kit/declare.ts'
import { tablePreferences } from './table-preferences.ts'

export const readPreferences = staffReads('/api/staff/preferences/read', {
  permission: 'useViews',
  input: z.object({}),
  entity: z.object({ preferences: tablePreferences.nullable() }),
})
