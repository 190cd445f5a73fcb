import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type IdentityRecord, type IdentityChannel, identityChannels } from '../world/records.ts'
import type { World } from '../world/world.ts'
import type { ActionResult } from './payment-actions.ts'

export const identityRequest = z.object({
  storeId: z.string(),
  identityVerificationId: z.string().regex(/^[\x21-\x7e]{1,64}$/),
  channelKey: z.string().optional(),
  channelGroupId: z.string().optional(),
  customer: z
    .object({
      fullName: z.string().optional(),
      phoneNumber: z.string().optional(),
      birthYear: z.string().optional(),
      birthMonth: z.string().optional(),
      birthDay: z.string().optional(),
    })
    .optional(),
  customData: z.record(z.string(), z.unknown()).optional(),
  redirectUrl: z.url().optional(),
})

export type IdentityRequest = z.infer<typeof identityRequest>

export function openIdentity(
  world: World,
  request: IdentityRequest,
  openerOrigin: string,
  redirect: boolean,
): { identity: IdentityRecord } | ActionResult {
  if (request.storeId !== world.options.storeId) {
    return { code: 'StoreNotFound', message: '상점을 찾을 수 없습니다.' }
  }
  const channel = request.channelKey ?? request.channelGroupId
  if (channel === undefined) return { code: 'ChannelNotFound', message: '채널 정보가 필요합니다.' }
  if (world.state.identities[request.identityVerificationId]?.status === 'VERIFIED') {
    return { code: 'IdentityVerificationAlreadyVerified', message: '이미 완료된 본인인증입니다.' }
  }
  const identity = newIdentity(world, request.identityVerificationId, methodOf(channel))
  const { fullName, ...rest } = request.customer ?? {}
  identity.requested = { name: fullName, ...rest }
  identity.customData = request.customData && JSON.stringify(request.customData)
  identity.window = { openerOrigin, redirectUrl: redirect ? request.redirectUrl : undefined }
  world.changed()
  return { identity }
}

/**
 * Reads the method from the channel's name. A real channel belongs to one provider and method; our channels are named after
 * theirs.
 */
function methodOf(channel: string): IdentityChannel {
  return identityChannels.find((method) => channel.toLowerCase().includes(method)) ?? 'phone'
}

export function newIdentity(world: World, id: string, method: IdentityRecord['method']): IdentityRecord {
  const at = world.now().toISOString()
  const identity: IdentityRecord = {
    id,
    txId: randomUUID(),
    status: 'READY',
    method,
    requested: {},
    requestedAt: at,
    statusChangedAt: at,
  }
  world.state.identities[id] = identity
  world.changed()
  return identity
}
