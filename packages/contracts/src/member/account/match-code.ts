import { z } from 'zod'
import { mobilePhone } from '../../forms/text-fields.ts'
import { recordNo } from '../../kit/fields.ts'
import { visitorWrites } from '../../kit/declare.ts'

export const matchCode = visitorWrites('/api/auth/match', {
  methods: ['GET', 'POST'],
  input: z.object({
    phoneCodeNo: recordNo,
    /**
     * Is the phone the code was sent to. Code numbers are consecutive, so that without the phone a stranger could use up the
     * tries.
     */
    phone: mobilePhone,
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, '인증번호 6자리를 입력해주세요.'),
  }),
  entity: z.object({ phoneProof: z.string() }),
  refusals: ['CODE_WRONG', 'CODE_OVER'],
  perMinute: 20,
})
