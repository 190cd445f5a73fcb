import { listIdentityWays as contract } from '@hygiene/contracts/member/identity-check/list-identity-ways'
import { identityWays } from '@hygiene/domain'
import { implement } from '../../http/implement.ts'
import { channelOf } from './identity-channel.ts'

export const listIdentityWays = implement(contract, async ({ deps }) => ({
  list: identityWays.filter((way) => channelOf(way, deps.config) !== null),
}))
