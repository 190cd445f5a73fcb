import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../../kit/data-table.ts'
import { day, recordNo } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'
import { staffSessionShape } from './staff-session-shape.ts'

export const staffSessionFilter = z.object({
  /** Seoul days, both included. */
  fromDay: day.optional(),
  toDay: day.optional(),
  branchNo: recordNo.optional(),
  venueNo: recordNo.optional(),
  status: z.enum(['open', 'cancelled', 'closed']).optional(),
  /** Only sessions with a booking staff have to look at. */
  hasBookingException: z.boolean().optional(),
})

/** Sessions of in-person education; a branch's employee sees their own branch's only. Words are a venue or a number. */
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
