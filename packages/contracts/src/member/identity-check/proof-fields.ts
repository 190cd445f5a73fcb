import { z } from 'zod'

/** A verification of ours and the secret of the browser that began it. */
export const proofFields = {
  identityVerificationId: z.string().min(6).max(64),
  proofSecret: z.string().min(20).max(100),
}

const PURPOSES = [
  'signUp',
  'findId',
  'findPassword',
  'releaseDormant',
  'renewIdentity',
  'verifyAccount',
] as const
export const identityPurpose = z.enum(PURPOSES)
