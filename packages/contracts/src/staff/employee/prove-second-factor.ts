import { z } from 'zod'
import { staffWrites } from '../../kit/declare.ts'
import { employeeShape } from './employee.ts'

/** Checks the second factor: a six-digit code of the authenticator app (RFC 6238), each accepted once. */
export const proveSecondFactor = staffWrites('/api/staff/proveSecondFactor', {
  beforeSecondFactor: true,
  input: z.object({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, '인증번호 6자리를 입력해주세요.'),
  }),
  entity: employeeShape.extend({
    /** Replaces the token of the first factor, which becomes void (ASVS 7.2.4). */
    accessToken: z.string(),
  }),
  refusals: ['STAFF_WRONG_CODE', 'LOGIN_LOCKED', 'LOGIN_TOO_SOON'],
  perMinute: 20,
})
