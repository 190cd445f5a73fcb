import { z } from 'zod'
import { staffReads } from '../../../kit/declare.ts'
import { workingHours } from './working-hours-shape.ts'

export const readWorkingHours = staffReads('/api/staff/inquiries/hours', {
  permission: 'setWorkingHours',
  input: z.object({}),
  entity: z.object({ ...workingHours, version: z.string() }),
})
