import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { memberReads } from '../../kit/declare.ts'

export const readMyPage = memberReads('/api/user/myPage', {
  label: '회원 정보 보기',
  input: z.object({}),
  entity: z.object({
    userId: z.string(),
    name: z.string(),
    birth: z.string(),
    phone: z.string(),
    email: z.string(),
    companyPhone: z.string(),
    zipCode: z.string(),
    address: z.string(),
    address2: z.string(),
    joinedAt: instant,
    passwordChangedAt: instant.nullable(),
    marketingAgreedAt: instant.nullable(),
    thirdPartyAgreedAt: instant.nullable(),
    logins: z.array(
      z.object({
        loggedInAt: instant,
        endedAt: instant.nullable(),
        endReason: z.string().nullable(),
        ipAddress: z.string(),
        userAgent: z.string(),
        isThis: z.boolean(),
        isLinked: z.boolean(),
        isByPasskey: z.boolean(),
      }),
    ),
    notes: z.array(
      z.object({
        at: instant,
        kind: z.enum(['passkeyAdded', 'passkeyRemoved', 'passkeyBlocked', 'supportCodeUsed']),
        about: z.string(),
      }),
    ),
  }),
})
