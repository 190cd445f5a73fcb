import { z } from 'zod'
import { day, endpoint } from '../../kit/index.ts'

/** Completions of the system before this one, newest first. */
export const listOldEducation = endpoint({
  operation: 'listOldEducation',
  methods: ['GET'],
  path: '/api/old/edu/fetchUserOldEdu',
  access: 'operator',
  effect: 'reads',
  sends: 'query',
  input: z.object({}),
  entity: z.object({
    list: z.array(
      z.object({
        oldEduNo: z.int(),
        outnumber: z.string(),
        cname: z.string(),
        gubun: z.string(),
        isNewOperator: z.boolean(),
        eduEndDate: day,
        isPrinted: z.boolean(),
      }),
    ),
  }),
  refusals: ['SESSION_EXPIRED', 'LOGIN_REQUIRED'],
  helper: 'view',
})
