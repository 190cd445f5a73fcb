import type {
  FailedIdentityVerification,
  ReadyIdentityVerification,
  VerifiedIdentityVerification,
} from '@portone/server-sdk/identityVerification'
import type { FastifyInstance } from 'fastify'
import { answer, ok } from '../world/answers.ts'
import type { IdentityRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { turnAway } from './caller.ts'
import { refusal } from './refusals.ts'

type ShownIdentity = FailedIdentityVerification | ReadyIdentityVerification | VerifiedIdentityVerification

export function identityRoutes(app: FastifyInstance, world: World): void {
  app.get<{ Params: { id: string } }>('/identity-verifications/:id', (request, reply) =>
    answer(world, 'identity', reply, async (slow) => {
      await slow()
      const refused = turnAway(world, request)
      if (refused) return refused
      const identity = world.state.identities[request.params.id]
      if (identity) return ok(showIdentity(identity, world.options.channelType))
      return refusal('IDENTITY_VERIFICATION_NOT_FOUND', '요청된 본인인증 건이 존재하지 않습니다.')
    }),
  )
}

function showIdentity(identity: IdentityRecord, channelType: 'TEST' | 'LIVE' = 'TEST'): ShownIdentity {
  const { id, customData, requestedAt, statusChangedAt } = identity
  const shared = {
    id,
    channel: {
      type: channelType,
      name: '모의 본인인증',
      pgProvider: identity.method === 'certificate' ? ('INICIS_V2' as const) : ('DANAL' as const),
      pgMerchantId: 'sandbox',
    },
    customData,
    requestedAt,
    updatedAt: statusChangedAt,
    statusChangedAt,
    version: 'V2' as const,
  }
  if (identity.status === 'VERIFIED' && identity.person) {
    const operator = identity.method === 'phone' ? ('SKT' as const) : undefined
    return {
      status: 'VERIFIED',
      ...shared,
      verifiedCustomer: { ...identity.person, operator },
      verifiedAt: statusChangedAt,
      pgTxId: `pg_${identity.txId}`,
      pgRawResponse: '{}',
    }
  }
  const requestedCustomer = identity.requested
  if (identity.status === 'FAILED') {
    const reason = identity.failureMessage ?? '본인인증에 실패했습니다.'
    return { status: 'FAILED', ...shared, requestedCustomer, failure: { reason, pgMessage: reason } }
  }
  return { status: 'READY', ...shared, requestedCustomer }
}
