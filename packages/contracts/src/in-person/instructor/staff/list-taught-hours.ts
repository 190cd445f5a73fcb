import { z } from 'zod'
import { staffReads } from '../../../kit/declare.ts'
import { wireInteger } from '../../../kit/fields.ts'

/** Sums the minutes per instructor, year and month (Seoul); lessons that are not over do not count. */
export const listTaughtHours = staffReads('/api/staff/instructors/hours', {
  permission: 'handleVenues',
  input: z.object({ searchYear: wireInteger.pipe(z.int().min(2000).max(2100)) }),
  entity: z.object({
    list: z.array(
      z.object({
        instructorNo: z.int(),
        name: z.string(),
        months: z.array(z.int()).length(12),
        total: z.int(),
      }),
    ),
  }),
})
