import { z } from 'zod'
import { instant } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'
import { bankFields } from './question-shape.ts'

export const readBanks = staffReads('/api/staff/questions/banks', {
  permission: 'handleQuestions',
  input: z.object({}),
  entity: z.object({
    asOf: instant,
    banks: z.array(
      z.object({
        ...bankFields,
        inUse: z.int(),
        /** Counts the questions of one paper; is 0 when no published course uses the bank. */
        needed: z.int(),
        isDrawn: z.boolean(),
      }),
    ),
    topics: z.array(z.string()),
    lectures: z.array(z.object({ lectureNo: z.int(), title: z.string() })),
  }),
})
