import { z } from 'zod'
import { day, instant } from '../../kit/fields.ts'
import { column, listsRecords } from '../../kit/list.ts'

export const listBlockedRanges = listsRecords('/api/staff/blockedRanges/list', {
  permission: 'readBlockedRanges',
  filter: z.object({
    state: z.enum(['blocked', 'ended']).optional(),
    fromDay: day.optional(),
    toDay: day.optional(),
  }),
  sorts: ['createdAt', 'endsAt'],
  row: z.object({
    rangeNo: z.int(),
    cidr: column(z.string(), { header: 'IP', width: 170, isHeading: true }),
    isInForce: column(z.boolean(), { id: 'state', header: '상태', width: 110 }),
    reason: column(z.string(), { header: '사유', width: 320 }),
    createdAt: column(instant, { header: '차단 일시', width: 160, format: 'minute' }),
    endsAt: column(instant.nullable(), { header: '종료 일시', width: 160 }),
  }),
})
