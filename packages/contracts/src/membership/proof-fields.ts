import {
  isEmail,
  judgePassword,
  judgeUserId,
  emailSentence,
  passwordSentence,
  userIdSentence,
} from '@hygiene/domain'
import { z } from 'zod'
import { text } from '../kit/index.ts'

/** A verification of ours and the secret of the browser that began it. */
export const proofFields = {
  identityVerificationId: z.string().min(6).max(64),
  proofSecret: z.string().min(20).max(100),
}

export type IdentityPurpose = 'signUp' | 'findId' | 'findPassword' | 'releaseDormant' | 'renewIdentity'
export const identityPurpose = z.enum(['signUp', 'findId', 'findPassword', 'releaseDormant', 'renewIdentity'])

/** Specification section 5, judged by the rule the client uses too. */
export const newUserId = z
  .string()
  .trim()
  .superRefine((userId, context) => {
    const verdict = judgeUserId(userId)
    if (!verdict.allowed) context.addIssue({ code: 'custom', message: userIdSentence[verdict.reason] })
  })

export const newPassword = z
  .string()
  .max(200)
  .superRefine((password, context) => {
    const verdict = judgePassword(password)
    if (!verdict.allowed) context.addIssue({ code: 'custom', message: passwordSentence[verdict.reason] })
  })

/** Empty where the person has none. */
export const optionalEmail = text(254).refine((email) => email === '' || isEmail(email), emailSentence)
