import { z } from 'zod'
import { visitorReads } from '../../kit/declare.ts'
import { industryType, onlineType, salesType, wireInteger } from '../../kit/fields.ts'

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
        /** States in one sentence why the window is closed. Is empty while it is open. */
        periodSentence: z.string(),
      }),
    ),
  }),
  helper: 'view',
})
