import { z } from 'zod'
import { endpoint } from '../kit/index.ts'
import { memberActEntity, memberActInput } from './member-act-input.ts'

/** Ends a membership at its owner’s request. */
export const withdrawMember = endpoint({
  operation: 'withdrawMember',
  methods: ['POST'],
  path: '/api/staff/members/withdraw',
  access: 'staff',
  permission: 'changeMembers',
  effect: 'writes',
  sends: 'json',
  input: z.object(memberActInput),
  entity: memberActEntity,
  refusals: [
    'MEMBER_NOT_FOUND',
    'STAFF_CASE_REQUIRED',
    'STILL_ENROLLED',
    'STAFF_FORBIDDEN',
    'STAFF_SESSION_EXPIRED',
    'STAFF_LOGIN_REQUIRED',
  ],
  perMinute: 60,
})
