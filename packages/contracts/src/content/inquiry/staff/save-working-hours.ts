import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'
import { workingHours } from './working-hours-shape.ts'

/** Changes the working hours. All running due times are recalculated immediately. */
export const saveWorkingHours = staffWrites('/api/staff/inquiries/saveHours', {
  label: '업무 시간 바꾸기',
  permission: 'setWorkingHours',
  audit: {},
  input: z.object({
    ...workingHours,
    version: z.string().regex(/^[0-9a-f]{16}$/),
  }),
  entity: z.object({
    moved: z.int(),
  }),
  refusals: ['HOURS_CHANGED'],
})
