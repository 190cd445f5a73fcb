import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'
import { identityWay } from './identity-way.ts'

/** The ways of an identity check this service offers: those its provider has a channel for; ours. */
export const listIdentityWays = endpoint({
  operation: 'listIdentityWays',
  methods: ['GET'],
  path: '/api/user/fetchIdentityWays',
  access: 'anyone',
  effect: 'reads',
  publicSeconds: 30,
  sends: 'query',
  input: z.object({}),
  entity: z.object({ list: z.array(identityWay) }),
  refusals: [],
})
