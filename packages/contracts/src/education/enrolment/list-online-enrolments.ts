import { z } from 'zod'
import { endpoint, pageOf, pagingInput, wireInteger } from '../../kit/index.ts'
import { enrolmentRow } from './enrolment-shape.ts'

export const listOnlineEnrolments = endpoint({
  operation: 'listOnlineEnrolments',
  methods: ['GET'],
  path: '/api/online/edu/fetchUserOnlineList',
  access: 'operator',
  effect: 'reads',
  sends: 'query',
  input: z.object({
    ...pagingInput,
    industryType: wireInteger.optional(),
    /** `completed` lists certificates only. */
    only: z.enum(['completed', 'live']).optional(),
  }),
  entity: pageOf(enrolmentRow),
  refusals: ['SESSION_EXPIRED', 'LOGIN_REQUIRED'],
  helper: 'view',
})
