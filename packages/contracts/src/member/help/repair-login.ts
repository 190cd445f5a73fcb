import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'

/**
 * A helper has the owner's id and the way to a new password texted to the owner's own number; only on behalf. The owner
 * proves the identity there. Ours.
 */
export const repairLogin = endpoint({
  operation: 'repairLogin',
  methods: ['POST'],
  path: '/api/help/repairLogin',
  access: 'operator',
  effect: 'writes',
  sends: 'json',
  input: z.object({}),
  entity: z.object({}),
  refusals: ['LINK_TOO_OFTEN', 'SESSION_EXPIRED', 'LOGIN_REQUIRED'],
  perMinute: 10,
  helper: 'repair',
})
