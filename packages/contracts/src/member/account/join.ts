import { z } from 'zod'
import { openedLoginShape } from '../login/opened-login.ts'
import { visitorWrites } from '../../kit/declare.ts'
import { wireBoolean } from '../../kit/fields.ts'
import { newPassword, newUserId, optionalEmail } from '../../forms/account.ts'
import { proofFields } from '../identity-check/proof-fields.ts'

/**
 * Opens an account, or takes over the person's imported one, and logs it in. Name, birth date and phone come from the
 * verification, never from the form.
 */
export const join = visitorWrites('/api/user/join', {
  methods: ['GET', 'POST'],
  input: z.object({
    ...proofFields,
    userId: newUserId,
    userPw: newPassword,
    email: z.optional(optionalEmail).default(''),
    termsConsent: wireBoolean.refine((isGiven) => isGiven, '이용약관에 동의해주세요.'),
    privacyConsent: wireBoolean.refine((isGiven) => isGiven, '개인정보 수집·이용에 동의해주세요.'),
    marketingConsent: wireBoolean.default(false),
    thirdPartyConsent: wireBoolean.default(false),
  }),
  entity: z.object({
    userId: z.string(),
    name: z.string(),
    /** Is null when a repeated call finds that the person has since logged in elsewhere. */
    login: openedLoginShape.nullable(),
    /** Tells what happened to records of the former system: linked to this account, or left to an employee to assign. */
    formerRecords: z.enum(['linked', 'asked']).nullable(),
  }),
  refusals: [
    'PROOF_OVER',
    'ALREADY_MEMBER',
    'ID_TAKEN',
    'TOO_YOUNG',
    'PASSWORD_COMMON',
    'PASSWORD_PERSONAL',
    'PASSWORD_LEAKED',
  ],
  perMinute: 60,
  missesPerMinute: 10,
  inTurn: 'password',
})
