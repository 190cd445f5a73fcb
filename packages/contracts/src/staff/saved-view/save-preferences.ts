import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'
import { tablePreferences } from './table-preferences.ts'

/** Keeps how the caller wants the console; the last computer that says so is right. */
export const savePreferences = endpoint({
  operation: 'savePreferences',
  methods: ['POST'],
  path: '/api/staff/preferences/save',
  access: 'staff',
  permission: 'useViews',
  effect: 'writes',
  sends: 'json',
  input: tablePreferences,
  entity: z.object({}),
  refusals: [...STAFF_REFUSALS],
  perMinute: 120,
})
