import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'
import { mobilePhone } from '../../forms/text-fields.ts'
import { sentCode } from './send-code.ts'

export const sendPhoneChangeCode = memberWrites('/api/auth/sendForPhoneChange', {
  label: '휴대전화 인증번호 보내기',
  methods: ['GET', 'POST'],
  ownerOnly: true,
  input: z.object({ phone: mobilePhone }),
  entity: sentCode,
  refusals: ['CODE_TOO_OFTEN', 'SMS_UNAVAILABLE'],
  perMinute: 10,
})
