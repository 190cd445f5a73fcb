import { z } from 'zod'
import { instant } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'
import { bankFields } from './question-shape.ts'

/** Every bank, the latest year first, with what a question may name: topics and lectures. */
export const readBanks = staffReads('/api/staff/questions/banks', {
  permission: 'handleQuestions',
  input: z.object({}),
  entity: z.object({
    asOf: instant,
    banks: z.array(
      z.object({
        ...bankFields,
        /** Questions that may be drawn. */
        inUse: z.int(),
        /** Of a paper; 0: no published course draws of it. */
        needed: z.int(),
        /** Papers are still drawn of it. */
        isDrawn: z.boolean(),
      }),
    ),
    topics: z.array(z.string()),
    lectures: z.array(z.object({ lectureNo: z.int(), title: z.string() })),
  }),
})
