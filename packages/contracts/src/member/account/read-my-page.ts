import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { memberReads } from '../../kit/declare.ts'

/** Everything my page shows: contact, consents and when they were given, the last logins; ours. */
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
    /** The last twenty, newest first; `isThis` is the login that asks. */
    logins: z.array(
      z.object({
        loggedInAt: instant,
        endedAt: instant.nullable(),
        endReason: z.string().nullable(),
        ipAddress: z.string(),
        userAgent: z.string(),
        isThis: z.boolean(),
        /** Opened by the association's staff through a link. */
        isLinked: z.boolean(),
        isByPasskey: z.boolean(),
      }),
    ),
    /** What happened to the account besides, newest first; kept as long as logins. */
    notes: z.array(
      z.object({
        at: instant,
        kind: z.enum(['passkeyAdded', 'passkeyRemoved', 'passkeyBlocked', 'supportCodeUsed']),
        /** The name of the passkey. */
        about: z.string(),
      }),
    ),
  }),
})
