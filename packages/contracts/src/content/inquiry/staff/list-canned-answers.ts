import { z } from 'zod'
import { endpoint, instant } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** The canned answers in use, by title; their fields are in braces. */
export const listCannedAnswers = endpoint({
  operation: 'listCannedAnswers',
  methods: ['GET'],
  path: '/api/staff/inquiries/canned',
  access: 'staff',
  permission: 'answerInquiries',
  effect: 'reads',
  sends: 'query',
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
  refusals: [...STAFF_REFUSALS],
})
