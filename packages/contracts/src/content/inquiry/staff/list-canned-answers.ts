import { z } from 'zod'
import { instant } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'

export const listCannedAnswers = staffReads('/api/staff/inquiries/canned', {
  permission: 'answerInquiries',
  input: z.object({}),
  entity: z.object({
    list: z.array(
      z.object({
        cannedNo: z.int(),
        cannedTitle: z.string(),
        cannedText: z.string(),
        version: z.int(),
        employeeName: z.string(),
        savedAt: instant,
      }),
    ),
  }),
})
