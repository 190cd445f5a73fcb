import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'

/** Begins to add a passkey. Requires the present password or a password login within the last five minutes (ASVS 7.5.1). */
export const beginPasskey = memberWrites('/api/user/passkey/begin', {
  ownerOnly: true,
  sends: 'form',
  input: z.object({
    userPw: z.string().max(200).default(''),
  }),
  entity: z.object({
    challenge: z.string(),
    rpId: z.string(),
    /** Identifies the person on the device without revealing who it is. */
    userHandle: z.string(),
    userId: z.string(),
    name: z.string(),
    /** A device that holds one of these keys creates no second one. */
    known: z.array(z.object({ credentialId: z.string(), transports: z.array(z.string()) })),
  }),
  refusals: [
    'PASSWORD_DIFFERS',
    'LOGIN_LOCKED',
    'LOGIN_TOO_SOON',
    'PASSKEY_NEEDS_PASSWORD',
    'PASSKEY_TOO_MANY',
  ],
  perMinute: 20,
  inTurn: 'password',
})
