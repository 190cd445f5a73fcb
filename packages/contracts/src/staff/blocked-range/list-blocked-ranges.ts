import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../kit/data-table.ts'
import { day, instant } from '../../kit/fields.ts'
import { staffReads } from '../../kit/declare.ts'

/** Blocked addresses and ranges. Words find a range by its beginning or by the reason. */
export const listBlockedRanges = staffReads('/api/staff/blockedRanges/list', {
  methods: ['POST'],
  permission: 'readBlockedRanges',
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
})
