import { z } from 'zod'
import { endpoint, instant } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'

/** Raises a test alert with a code, which travels the whole way of a real one; a repeated press keeps the alert that is raised. */
export const sendTestAlert = endpoint({
  operation: 'sendTestAlert',
  methods: ['POST'],
  path: '/api/staff/setup/sendTestAlert',
  access: 'staff',
  permission: 'changeSettings',
  effect: 'writes',
  sends: 'json',
  input: z.object({}),
  entity: z.object({ endsAt: instant }),
  refusals: [...STAFF_REFUSALS],
})
