import { setupItems } from '@hygiene/domain/staff/setup/setup-items'
import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { staffReads } from '../../kit/declare.ts'

/** Returns what the association must prepare before its first day and each new year, in order, with reasons. */
export const readSetup = staffReads('/api/staff/setup', {
  permission: 'readCourses',
  input: z.object({}),
  entity: z.object({
    asOf: instant,
    items: z.array(
      z.object({
        name: z.enum(setupItems),
        /** Is null for a line that does not change with the year. */
        year: z.int().nullable(),
        isDone: z.boolean(),
        reason: z.string(),
        courseNo: z.int().nullable(),
      }),
    ),
    /** Is the expiry of the code of a test alert; null if none was sent or it has expired. */
    testAlertEndsAt: instant.nullable(),
  }),
  extendsLogin: false,
})
