import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'

/** A challenge for any passkey of this site: the device names the person. */
export const beginPasskeyLogin = endpoint({
  operation: 'beginPasskeyLogin',
  methods: ['POST'],
  path: '/api/user/passkey/beginLogin',
  access: 'anyone',
  effect: 'writes',
  sends: 'form',
  input: z.object({}),
  entity: z.object({ challenge: z.string(), rpId: z.string() }),
  refusals: [],
  perMinute: 300,
})
