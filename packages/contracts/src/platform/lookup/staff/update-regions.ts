import { z } from 'zod'
import { endpoint, wireFlag } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

const level = z.object({ added: z.int(), renamed: z.int(), closed: z.int() })

/** Takes over the official list of legal districts, or says before what it would change. */
export const updateRegions = endpoint({
  operation: 'updateRegions',
  methods: ['POST'],
  path: '/api/staff/references/regions',
  access: 'staff',
  permission: 'changeSettings',
  effect: 'writes',
  sends: 'multipart',
  takesFiles: { part: 'file', most: 1 },
  input: z.object({ isPreview: wireFlag }),
  entity: z.object({
    /** Null: the list was taken over, or can be. Otherwise nothing was changed. */
    fault: z
      .object({
        kind: z.enum(['line', 'parent', 'incomplete', 'older']),
        /** A line number, or a region. */
        where: z.string(),
      })
      .nullable(),
    provinces: level,
    cities: level,
    districts: level,
  }),
  refusals: ['FILE_MISSING', ...STAFF_REFUSALS],
  perMinute: 20,
})
