import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'
import { identityChannel } from './identity-channel.ts'

/** The ways of an identity check this service offers: those its provider has a channel for; ours. */
export const listIdentityChannels = endpoint({
  operation: 'listIdentityChannels',
  methods: ['GET'],
  path: '/api/user/fetchIdentityChannels',
  access: 'anyone',
  effect: 'reads',
  publicSeconds: 30,
  sends: 'query',
  input: z.object({}),
  entity: z.object({ list: z.array(identityChannel) }),
  refusals: [],
})
