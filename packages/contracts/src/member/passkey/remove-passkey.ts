import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'

/** A device of one's own that shall open the account no more. */
export const removePasskey = endpoint({
  operation: 'removePasskey',
  methods: ['POST'],
  path: '/api/user/passkey/remove',
  access: 'operator',
  ownerOnly: true,
  effect: 'writes',
  sends: 'form',
  input: z.object({ passkeyNo: recordNo }),
  entity: z.object({}),
  refusals: ['PASSKEY_UNKNOWN', 'OWNER_ONLY', 'SESSION_EXPIRED', 'LOGIN_REQUIRED'],
})
