import { z } from 'zod'
import { endpoint, instant } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'
import { settingsVersion } from './settings-shape.ts'

/** The association's own words: the version in force, those to come, and those before. */
export const readSettings = endpoint({
  operation: 'readSettings',
  methods: ['GET'],
  path: '/api/staff/settings',
  access: 'staff',
  permission: 'changeSettings',
  effect: 'reads',
  sends: 'query',
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
  refusals: [...STAFF_REFUSALS],
})
