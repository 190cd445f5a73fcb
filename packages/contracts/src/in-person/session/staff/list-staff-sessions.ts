import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../../kit/data-table.ts'
import { day, recordNo } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'
import { staffSessionShape } from './staff-session-shape.ts'

export const staffSessionFilter = z.object({
  fromDay: day.optional(),
  toDay: day.optional(),
  branchNo: recordNo.optional(),
  venueNo: recordNo.optional(),
  status: z.enum(['open', 'cancelled', 'closed']).optional(),
  hasBookingException: z.boolean().optional(),
})

/**
 * Returns sessions of in-person education; a branch's employee sees only their own branch. The search text matches a venue or a
 * number.
 */
export const listStaffSessions = staffReads('/api/staff/sessions/list', {
  methods: ['POST'],
  permission: 'readSessions',
  sends: 'json',
  input: dataTableInput({
    filter: staffSessionFilter,
    sorts: ['startsAt'],
  }),
  entity: tablePageOf(staffSessionShape),
})
