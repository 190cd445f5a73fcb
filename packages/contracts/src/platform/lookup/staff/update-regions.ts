import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'
import { wireFlag } from '../../../kit/fields.ts'

const level = z.object({ added: z.int(), renamed: z.int(), closed: z.int() })

export const updateRegions = staffWrites('/api/staff/references/regions', {
  label: '행정구역 갱신',
  permission: 'changeSettings',
  sends: 'multipart',
  takesFiles: { part: 'file', most: 1 },
  input: z.object({ isPreview: wireFlag }),
  entity: z.object({
    /** Is null if the list was or can be taken over; otherwise nothing was changed. */
    fault: z
      .object({
        kind: z.enum(['line', 'parent', 'incomplete', 'older']),
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
