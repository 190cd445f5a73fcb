import { z } from 'zod'
import { visitorReads } from '../../kit/declare.ts'
import { identityChannel } from './identity-channel.ts'

/** Returns the identity checks for which the provider has a channel. */
export const listIdentityChannels = visitorReads('/api/user/fetchIdentityChannels', {
  publicSeconds: 30,
  input: z.object({}),
  entity: z.object({ list: z.array(identityChannel) }),
})
