import { z } from 'zod'
import { endpoint } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { workingHours } from './working-hours-shape.ts'

/** The hours by which answers are due, with the holidays. */
export const readWorkingHours = endpoint({
  operation: 'readWorkingHours',
  methods: ['GET'],
  path: '/api/staff/inquiries/hours',
  access: 'staff',
  permission: 'setWorkingHours',
  effect: 'reads',
  sends: 'query',
  input: z.object({}),
  entity: z.object({ ...workingHours, version: z.string() }),
  refusals: [...STAFF_REFUSALS],
})
