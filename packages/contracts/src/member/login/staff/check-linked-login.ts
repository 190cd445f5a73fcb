import { z } from 'zod'
import { APPLICATION_ID } from '../../../kit/envelope.ts'
import { visitorReads } from '../../../kit/declare.ts'

export const linkAuthorization = z.string().min(20).max(200)

/**
 * Checks whether the operator of this link is logged in elsewhere (-1013) without using up the link (specification section 4).
 */
export const checkLinkedLogin = visitorReads('/api/user/userDuplicateValidCheck', {
  methods: ['GET', 'POST'],
  sends: 'json',
  input: z.object({ authorization: linkAuthorization, applicationId: z.literal(APPLICATION_ID) }),
  entity: z.object({ isFree: z.literal(true) }),
  refusals: ['LINK_OVER', 'ALREADY_CONNECTED', 'IP_BLOCKED'],
  extendsLogin: false,
  perMinute: 30,
})
