import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'
import { workingHours } from './working-hours-shape.ts'

/** Changes the working hours; every clock that runs is due by the new ones at once. */
export const saveWorkingHours = staffWrites('/api/staff/inquiries/saveHours', {
  label: '업무 시간 바꾸기',
  permission: 'setWorkingHours',
  audit: {},
  input: z.object({
    ...workingHours,
    /** Of the hours that were read. */
    version: z.string().regex(/^[0-9a-f]{16}$/),
  }),
  entity: z.object({
    /** Inquiries that are due at another time now. */
    moved: z.int(),
  }),
  refusals: ['HOURS_CHANGED'],
})
