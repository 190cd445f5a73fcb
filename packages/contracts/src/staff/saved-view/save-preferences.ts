import { z } from 'zod'
import { staffWrites } from '../../kit/declare.ts'
import { tablePreferences } from './table-preferences.ts'

export const savePreferences = staffWrites('/api/staff/preferences/save', {
  permission: 'useViews',
  input: tablePreferences,
  entity: z.object({}),
  perMinute: 120,
})
