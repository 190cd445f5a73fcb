import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'
import { requiredText } from '../../forms/text-fields.ts'
import { attestation, clientData, credentialId } from './passkey-fields.ts'

export const addPasskey = memberWrites('/api/user/passkey/add', {
  ownerOnly: true,
  input: z.object({
    credentialId,
    clientData,
    attestation,
    transports: z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])).max(7),
    passkeyName: requiredText(60, '기기 이름을 입력해주세요.'),
  }),
  entity: z.object({ passkeyNo: z.int() }),
  refusals: ['PASSKEY_REFUSED', 'PASSKEY_TOO_MANY'],
  perMinute: 20,
})
