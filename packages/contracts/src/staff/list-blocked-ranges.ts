import { z } from 'zod'
import { endpoint, instant } from '../kit/index.ts'

/** Blocked addresses and ranges, newest first. */
export const listBlockedRanges = endpoint({
  operation: 'listBlockedRanges',
  methods: ['GET'],
  path: '/api/staff/blockedRanges',
  access: 'staff',
  permission: 'readBlockedRanges',
  effect: 'reads',
  sends: 'query',
  input: z.object({}),
  entity: z.object({
    list: z.array(
      z.object({
        rangeNo: z.int(),
        cidr: z.string(),
        reason: z.string(),
        createdAt: instant,
        endsAt: instant.nullable(),
      }),
    ),
  }),
  refusals: ['STAFF_FORBIDDEN', 'STAFF_SESSION_EXPIRED', 'STAFF_LOGIN_REQUIRED'],
})
