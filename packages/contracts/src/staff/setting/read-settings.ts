import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { staffReads } from '../../kit/declare.ts'
import { settingsVersion } from './settings-shape.ts'

export const readSettings = staffReads('/api/staff/settings', {
  permission: 'changeSettings',
  input: z.object({}),
  entity: z.object({
    inForce: settingsVersion,
    coming: z.array(settingsVersion),
    earlier: z.array(settingsVersion),
    waitingNo: z.int().nullable(),
    asOf: instant,
  }),
})
