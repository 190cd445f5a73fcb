import { z } from 'zod'
import { visitorWrites } from '../../kit/declare.ts'

/** Returns a challenge for any passkey of this site; the device names the person. */
export const beginPasskeyLogin = visitorWrites('/api/user/passkey/beginLogin', {
  sends: 'form',
  input: z.object({}),
  entity: z.object({ challenge: z.string(), rpId: z.string() }),
  perMinute: 300,
})
