import { EMAIL_LONGEST, emailSentence, isEmail } from '@hygiene/domain/member/account/email'
import { judgePassword, passwordSentence } from '@hygiene/domain/member/account/password'
import { judgeUserId, userIdSentence } from '@hygiene/domain/member/account/user-id'
import * as z from 'zod/mini'
import { phoneOrNone } from './place.ts'
import { typedText } from './text-fields.ts'

/** Follows specification section 5. */
export const newUserId = z.string().check(
  z.trim(),
  z.superRefine((userId, context) => {
    const verdict = judgeUserId(userId)
    if (!verdict.allowed) context.addIssue({ code: 'custom', message: userIdSentence[verdict.reason] })
  }),
)

export const newPassword = z.string().check(
  z.maxLength(200),
  z.superRefine((password, context) => {
    const verdict = judgePassword(password)
    if (!verdict.allowed) context.addIssue({ code: 'custom', message: passwordSentence[verdict.reason] })
  }),
)

export const optionalEmail = z.string().check(
  ...typedText(EMAIL_LONGEST, emailSentence),
  z.refine((email) => email === '' || isEmail(email), emailSentence),
)

export const accountForm = z.object({ userId: newUserId, email: optionalEmail })
export const newPasswordForm = z.object({ newPassword })

export const contactForm = z.object({
  email: optionalEmail,
  companyPhone: phoneOrNone,
})
