import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { mobilePhone } from '../../forms/text-fields.ts'
import { visitorWrites } from '../../kit/declare.ts'

export const sentCode = z.object({ phoneCodeNo: z.int(), expiresAt: instant })

/** Sends a six-digit code by text message. The answer does not reveal whether the phone belongs to a member. */
export const sendCode = visitorWrites('/api/auth/send', {
  methods: ['GET', 'POST'],
  input: z.object({ phone: mobilePhone }),
  entity: sentCode,
  refusals: ['CODE_TOO_OFTEN', 'SMS_UNAVAILABLE'],
  perMinute: 10,
})
