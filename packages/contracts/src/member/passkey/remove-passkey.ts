import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'
import { recordNo } from '../../kit/fields.ts'

export const removePasskey = memberWrites('/api/user/passkey/remove', {
  ownerOnly: true,
  sends: 'form',
  input: z.object({ passkeyNo: recordNo }),
  entity: z.object({}),
  refusals: ['PASSKEY_UNKNOWN'],
})
