import { listIdentityChannels as contract } from '@hygiene/contracts/member/identity-check/list-identity-channels'
import { identityChannels } from '@hygiene/domain/text'
import { query } from '../../kit/operation.ts'
import { CHANNEL_NEEDS, channelOf } from './identity-channel.ts'

export const listIdentityChannels = query(contract, { needs: CHANNEL_NEEDS }, async (call) => ({
  list: identityChannels.filter((method) => channelOf(method, call) !== null),
}))
