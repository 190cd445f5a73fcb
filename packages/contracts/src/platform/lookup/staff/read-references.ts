import { z } from 'zod'
import { instant } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'

/** Lists that the association does not write itself, each with its date. */
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
      /** Empty: installed, or by a command. */
      updatedByName: z.string(),
    }),
    /** The last reading of the business register, by trade. */
    register: z.array(
      z.object({
        businessTypeName: z.string(),
        startedAt: instant,
        finishedAt: instant.nullable(),
        total: z.int(),
        skipped: z.int(),
        /** So many rows were skipped that the next reading takes every row again. */
        skippedMany: z.boolean(),
        faults: z.array(z.object({ fault: z.string(), rows: z.int() })),
        /** The code with which the service refused the last call; empty while it answers. */
        sentAway: z.string(),
      }),
    ),
    holidays: z.object({ count: z.int(), lastDay: z.string() }),
    messageTexts: z.object({ count: z.int(), changedAt: instant.nullable() }),
  }),
})
