import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../../kit/data-table.ts'
import { instant } from '../../../kit/fields.ts'
import { provinceCode } from '../../../forms/text-fields.ts'
import { staffReads } from '../../../kit/declare.ts'

/** Venues with what operators are told about them, and how many sessions are still to take place there. */
export const listStaffVenues = staffReads('/api/staff/venues/list', {
  methods: ['POST'],
  permission: 'handleVenues',
  sends: 'json',
  input: dataTableInput({
    filter: z.object({
      sidoCode: z.optional(provinceCode),
      state: z.enum(['inUse', 'closed', 'retired']).optional(),
    }),
    sorts: ['name', 'venueCapacity'] as const,
  }),
  entity: tablePageOf(
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
      venueCapacity: z.int(),
      /** Open sessions that have not begun. */
      upcoming: z.int(),
      retiredAt: instant.nullable(),
      /** It cannot be used from this day on. */
      closedFromOn: z.string().nullable(),
    }),
  ),
})
