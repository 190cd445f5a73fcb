import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { staffReads } from '../../kit/declare.ts'
import { settingsVersion } from './settings-shape.ts'

/** The association's own words: the version in force, those to come, and those before. */
export const readSettings = staffReads('/api/staff/settings', {
  permission: 'changeSettings',
  input: z.object({}),
  entity: z.object({
    inForce: settingsVersion,
    /** The earliest first. */
    coming: z.array(settingsVersion),
    /** The latest first. */
    earlier: z.array(settingsVersion),
    /** A request that waits for its second person. */
    waitingNo: z.int().nullable(),
    asOf: instant,
  }),
})
