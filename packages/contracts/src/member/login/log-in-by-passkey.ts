import { z } from 'zod'
import { APPLICATION_ID } from '../../kit/envelope.ts'
import { visitorWrites } from '../../kit/declare.ts'
import { wireFlag } from '../../kit/fields.ts'
import {
  authenticatorData,
  clientData,
  credentialId,
  signature,
  userHandle,
} from '../passkey/passkey-fields.ts'
import { openedLoginShape } from './opened-login.ts'

/** Logs in by passkey with the outcomes of the login by password (specification section 4). */
export const logInByPasskey = visitorWrites('/api/user/passkey/login', {
  input: z.object({
    credentialId,
    clientData,
    authenticatorData,
    signature,
    userHandle,
    applicationId: z.literal(APPLICATION_ID),
    /** Is 1 on the retry after -1013: ends the other login and continues. */
    disconnect: wireFlag.default(0),
  }),
  entity: openedLoginShape,
  refusals: [
    'PASSKEY_UNKNOWN',
    'PASSKEY_REFUSED',
    'PASSKEY_BLOCKED',
    'DORMANT_ACCOUNT',
    'MERGED_ACCOUNT',
    'ALREADY_CONNECTED',
    'LOGIN_LOCKED',
    'LOGIN_TOO_SOON',
  ],
  perMinute: 300,
  missesPerMinute: 60,
})
