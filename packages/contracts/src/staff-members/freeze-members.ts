import { z } from 'zod'
import { deskChoice, endpoint, frozenSet } from '../kit/index.ts'
import { memberFilter, memberSorts } from './list-members.ts'

/** Freezes all members found, before anything is done with them. */
export const freezeMembers = endpoint({
  operation: 'freezeMembers',
  methods: ['POST'],
  path: '/api/staff/members/freeze',
  access: 'staff',
  permission: 'searchMembers',
  effect: 'writes',
  sends: 'json',
  input: z.object(deskChoice({ filter: memberFilter, sorts: memberSorts })),
  entity: frozenSet,
  refusals: ['SET_TOO_LARGE', 'STAFF_FORBIDDEN', 'STAFF_SESSION_EXPIRED', 'STAFF_LOGIN_REQUIRED'],
  perMinute: 20,
})
