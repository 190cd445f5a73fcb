import { z } from 'zod'
import { endpoint, requiredText } from '../../kit/index.ts'
import { attestation, clientData, credentialId } from './passkey-fields.ts'

/** The key that the device made for the challenge of `beginPasskey`. */
export const addPasskey = endpoint({
  operation: 'addPasskey',
  methods: ['POST'],
  path: '/api/user/passkey/add',
  access: 'operator',
  ownerOnly: true,
  effect: 'writes',
  sends: 'json',
  input: z.object({
    credentialId,
    clientData,
    attestation,
    transports: z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])).max(7),
    passkeyName: requiredText(60, '기기 이름을 입력해주세요.'),
  }),
  entity: z.object({ passkeyNo: z.int() }),
  refusals: ['PASSKEY_REFUSED', 'PASSKEY_TOO_MANY', 'OWNER_ONLY', 'SESSION_EXPIRED', 'LOGIN_REQUIRED'],
  perMinute: 20,
})
