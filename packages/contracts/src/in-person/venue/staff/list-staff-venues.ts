import { z } from 'zod'
import { deskListInput, deskPageOf } from '../../../kit/desk-list.ts'
import { endpoint, instant, provinceCode } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** Halls with what operators are told about them, and how many sessions are still to take place there. */
export const listStaffVenues = endpoint({
  operation: 'listStaffVenues',
  methods: ['POST'],
  path: '/api/staff/venues/list',
  access: 'staff',
  permission: 'handleHalls',
  effect: 'reads',
  sends: 'json',
  input: deskListInput({
    filter: z.object({
      sidoCode: z.optional(provinceCode),
      state: z.enum(['inUse', 'closed', 'retired']).optional(),
    }),
    sorts: ['name', 'hallCapacity'] as const,
  }),
  entity: deskPageOf(
    z.object({
      venueNo: z.int(),
      name: z.string(),
      sidoCode: z.string(),
      sidoName: z.string(),
      address: z.string(),
      address2: z.string(),
      mapUrl: z.string(),
      phone: z.string(),
      directions: z.string(),
      equipment: z.string(),
      accessibility: z.string(),
      hallCapacity: z.int(),
      /** Open sessions that have not begun. */
      upcoming: z.int(),
      retiredAt: instant.nullable(),
      /** It cannot be used from this day on. */
      closedFromOn: z.string().nullable(),
    }),
  ),
  refusals: [...STAFF_REFUSALS],
})
