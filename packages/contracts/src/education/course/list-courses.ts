import { z } from 'zod'
import { visitorReads } from '../../kit/declare.ts'
import { industryType, onlineType, salesType, wireInteger } from '../../kit/fields.ts'

/** Courses of a year: hours, price and whether the application window is open now. */
export const listCourses = visitorReads('/api/common/education/code', {
  publishedAs: 'listEducationCodes',
  input: z.object({
    salesType: wireInteger.optional(),
    industryType: wireInteger.optional(),
    isOnline: wireInteger.optional(),
  }),
  entity: z.object({
    list: z.array(
      z.object({
        courseNo: z.int(),
        name: z.string(),
        year: z.int(),
        salesType,
        industryType,
        onlineType,
        hours: z.int(),
        price: z.int(),
        isOpen: z.boolean(),
        /** Why the window is closed, in one sentence; empty when it is open. */
        periodSentence: z.string(),
      }),
    ),
  }),
  helper: 'view',
})
