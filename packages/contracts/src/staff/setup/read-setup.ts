import { setupItems } from '@hygiene/domain/staff/setup/setup-items'
import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { staffReads } from '../../kit/declare.ts'

/** What the association prepares before its first day and before each new year, in order, with the reason of each line. */
export const readSetup = staffReads('/api/staff/setup', {
  permission: 'readCourses',
  input: z.object({}),
  entity: z.object({
    asOf: instant,
    items: z.array(
      z.object({
        name: z.enum(setupItems),
        /** Of a course's line; null: it does not change with the year. */
        year: z.int().nullable(),
        isDone: z.boolean(),
        reason: z.string(),
        /** The course to open, where there is one. */
        courseNo: z.int().nullable(),
      }),
    ),
    /** Until when the code of a test alert is taken; null: none was sent, or it is over. */
    testAlertEndsAt: instant.nullable(),
  }),
  extendsLogin: false,
})
