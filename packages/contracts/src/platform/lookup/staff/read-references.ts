import { z } from 'zod'
import { instant } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'

export const readReferences = staffReads('/api/staff/references/read', {
  permission: 'changeSettings',
  input: z.object({}),
  entity: z.object({
    regions: z.object({
      provinces: z.int(),
      cities: z.int(),
      districts: z.int(),
      fileName: z.string(),
      updatedAt: instant.nullable(),
      updatedByName: z.string(),
    }),
    register: z.array(
      z.object({
        businessTypeName: z.string(),
        startedAt: instant,
        finishedAt: instant.nullable(),
        total: z.int(),
        skipped: z.int(),
        /** Is true when so many rows were skipped that the next run reads every row again. */
        skippedMany: z.boolean(),
        faults: z.array(z.object({ fault: z.string(), rows: z.int() })),
        /** Is the code with which the service refused the last call; empty while it answers. */
        sentAway: z.string(),
      }),
    ),
    holidays: z.object({ count: z.int(), lastDay: z.string() }),
    messageTexts: z.object({ count: z.int(), changedAt: instant.nullable() }),
  }),
})
