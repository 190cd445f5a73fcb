import { setupItems } from '@hygiene/domain'
import { z } from 'zod'
import { endpoint, instant } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'

/** What the association prepares before its first day and before each new year, in order, with the reason of each line. */
export const readSetup = endpoint({
  operation: 'readSetup',
  methods: ['GET'],
  path: '/api/staff/setup',
  access: 'staff',
  permission: 'readCourses',
  effect: 'reads',
  sends: 'query',
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
  refusals: [...STAFF_REFUSALS],
})
