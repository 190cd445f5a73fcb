import { z } from 'zod'
import { day, dataTableInput, tablePageOf, endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { staffSessionShape } from './staff-session-shape.ts'

export const staffSessionFilter = z.object({
  /** Seoul days, both included. */
  fromDay: day.optional(),
  toDay: day.optional(),
  branchNo: recordNo.optional(),
  venueNo: recordNo.optional(),
  status: z.enum(['open', 'cancelled', 'closed']).optional(),
  /** Only sessions with a booking staff have to look at. */
  hasAttention: z.boolean().optional(),
})

/** Sessions of in-person education; a branch's employee sees their own branch's only. Words are a venue or a number. */
export const listStaffSessions = endpoint({
  operation: 'listStaffSessions',
  methods: ['POST'],
  path: '/api/staff/sessions/list',
  access: 'staff',
  permission: 'readSessions',
  effect: 'reads',
  sends: 'json',
  input: dataTableInput({
    filter: staffSessionFilter,
    sorts: ['startsAt'],
  }),
  entity: tablePageOf(staffSessionShape),
  refusals: [...STAFF_REFUSALS],
})
