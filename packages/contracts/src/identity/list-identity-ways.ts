import { z } from 'zod'
import { endpoint } from '../kit/index.ts'
import { identityWay } from './identity-way.ts'

/** By which ways people may prove who they are here: those the operator of the service has a channel for; ours. */
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
