import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'
import { recordNo } from '../../kit/fields.ts'
import { identityChannel } from './identity-channel.ts'

/** Opens an identity check for the test. The server creates the id and binds it to enrolment and login. */
export const beginIdentityCheck = memberWrites('/api/user/class/beginIdentityCheck', {
  ownerOnly: true,
  input: z.object({ enrolmentNo: recordNo, method: identityChannel }),
  entity: z.object({
    identityVerificationId: z.string(),
    storeId: z.string(),
    channelKey: z.string(),
    sdkUrl: z.string(),
    customer: z.object({ fullName: z.string(), phoneNumber: z.string(), birthDate: z.string() }),
  }),
  refusals: [
    'ENROLMENT_NOT_FOUND',
    'NOT_PAID',
    'ENROLMENT_ENDED',
    'LECTURES_NOT_FINISHED',
    'SURVEY_NOT_DONE',
    'ALREADY_COMPLETED',
    'IDENTITY_CHANNEL_CLOSED',
  ],
  perMinute: 20,
})
