import { z } from 'zod'
import { visitorReads } from '../../kit/declare.ts'
import { identityChannel } from './identity-channel.ts'

/** The ways of an identity check this service offers: those its provider has a channel for; ours. */
export const listIdentityChannels = visitorReads('/api/user/fetchIdentityChannels', {
  publicSeconds: 30,
  input: z.object({}),
  entity: z.object({ list: z.array(identityChannel) }),
})
