import { z } from 'zod'
import { day, dataTableInput, tablePageOf, endpoint, instant } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'

/** Blocked addresses and ranges. Words find a range by its beginning or by the reason. */
export const listBlockedRanges = endpoint({
  operation: 'listBlockedRanges',
  methods: ['POST'],
  path: '/api/staff/blockedRanges/list',
  access: 'staff',
  permission: 'readBlockedRanges',
  effect: 'reads',
  sends: 'json',
  input: dataTableInput({
    filter: z.object({
      state: z.enum(['blocked', 'ended']).optional(),
      fromDay: day.optional(),
      toDay: day.optional(),
    }),
    sorts: ['createdAt', 'endsAt'],
  }),
  entity: tablePageOf(
    z.object({
      rangeNo: z.int(),
      cidr: z.string(),
      reason: z.string(),
      createdAt: instant,
      endsAt: instant.nullable(),
      isInForce: z.boolean(),
    }),
  ),
  refusals: [...STAFF_REFUSALS],
})
