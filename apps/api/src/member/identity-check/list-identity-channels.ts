import { listIdentityChannels as contract } from '@hygiene/contracts/member/identity-check/list-identity-channels'
import { identityChannels } from '@hygiene/domain/text'
import { implement } from '../../http/implement.ts'
import { channelOf } from './identity-channel.ts'

export const listIdentityChannels = implement(contract, async ({ deps }) => ({
  list: identityChannels.filter((method) => channelOf(method, deps.config) !== null),
}))
