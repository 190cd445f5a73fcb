import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'

/** Raises a test alert with a code through the whole path of a real one; a repeated call keeps the current alert. */
export const sendTestAlert = staffWrites('/api/staff/setup/sendTestAlert', {
  permission: 'changeSettings',
  input: z.object({}),
  entity: z.object({ endsAt: instant }),
})
