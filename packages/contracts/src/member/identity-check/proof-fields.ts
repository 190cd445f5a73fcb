import { z } from 'zod'

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
