import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'
import { wireFlag } from '../../../kit/fields.ts'

const level = z.object({ added: z.int(), renamed: z.int(), closed: z.int() })

/** Takes over the official list of legal districts, or says before what it would change. */
export const updateRegions = staffWrites('/api/staff/references/regions', {
  label: '행정구역 갱신',
  permission: 'changeSettings',
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
  refusals: ['FILE_MISSING'],
  perMinute: 20,
})
