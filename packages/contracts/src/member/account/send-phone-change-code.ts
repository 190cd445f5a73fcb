import { z } from 'zod'
import { endpoint, mobilePhone } from '../../kit/index.ts'
import { sentCode } from './send-code.ts'

/** Sends a code to the number that is to be the new one. */
export const sendPhoneChangeCode = endpoint({
  operation: 'sendPhoneChangeCode',
  methods: ['GET', 'POST'],
  path: '/api/auth/sendForPhoneChange',
  access: 'operator',
  ownerOnly: true,
  effect: 'writes',
  sends: 'json',
  input: z.object({ phone: mobilePhone }),
  entity: sentCode,
  refusals: ['CODE_TOO_OFTEN', 'SMS_UNAVAILABLE', 'OWNER_ONLY', 'SESSION_EXPIRED', 'LOGIN_REQUIRED'],
  perMinute: 10,
})
