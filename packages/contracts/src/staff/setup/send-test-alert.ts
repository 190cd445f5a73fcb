import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'

/** Raises a test alert with a code, which travels the whole way of a real one; a repeated press keeps the alert that is raised. */
export const sendTestAlert = staffWrites('/api/staff/setup/sendTestAlert', {
  permission: 'changeSettings',
  input: z.object({}),
  entity: z.object({ endsAt: instant }),
})
