import { z } from 'zod'
import { day, endpoint, pageOf, pagingInput, recordNo, wireFlag } from '../kit/index.ts'
import { staffSessionShape } from './staff-session-shape.ts'

/** Sessions of in-person education in their order; a branch's employee sees their own branch's only. */
export const listStaffSessions = endpoint({
  operation: 'listStaffSessions',
  methods: ['GET'],
  path: '/api/staff/sessions',
  access: 'staff',
  permission: 'readSessions',
  effect: 'reads',
  sends: 'query',
  input: z.object({
    ...pagingInput,
    /** Seoul days, both included. */
    fromDay: day.optional(),
    toDay: day.optional(),
    branchNo: recordNo.optional(),
    status: z.enum(['open', 'cancelled', 'closed']).optional(),
    /** 1: only sessions with a booking staff have to look at. */
    attentionOnly: wireFlag.default(0),
  }),
  entity: pageOf(staffSessionShape).extend({
    /** The branches the caller may choose from; none for a branch's employee whose branch is not on record. */
    branches: z.array(z.object({ branchNo: z.int(), name: z.string() })),
  }),
  refusals: ['STAFF_FORBIDDEN', 'STAFF_SESSION_EXPIRED', 'STAFF_LOGIN_REQUIRED'],
})
