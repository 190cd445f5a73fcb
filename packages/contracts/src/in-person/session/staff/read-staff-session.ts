import { z } from 'zod'
import { industryType, instant, recordNo } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'
import { checkInLinkShape, staffSessionShape } from './staff-session-shape.ts'

export const readStaffSession = staffReads('/api/staff/session', {
  permission: 'readSessions',
  input: z.object({ sessionNo: recordNo }),
  entity: staffSessionShape.extend({
    address: z.string(),
    applyOpensAt: instant,
    applyClosesAt: instant,
    branchNo: z.int(),
    venueCapacity: z.int(),
    trades: z.array(z.object({ industryType, capacity: z.int().nullable() })),
    cancelledAt: instant.nullable(),
    cancelReason: z.string(),
    replacedByNo: z.int().nullable(),
    people: z.object({
      sold: z.int(),
      held: z.int(),
      waiting: z.int(),
      waitingWithSeat: z.int(),
    }),
    mayBeCancelled: z.boolean(),
    mayBeMoved: z.boolean(),
    mayHaveCheckInLinks: z.boolean(),
    checkInLinks: z.array(checkInLinkShape),
  }),
  refusals: ['SESSION_NOT_FOUND'],
})
