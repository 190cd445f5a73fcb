import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Answer } from '../world/answers.ts'
import type { World } from '../world/world.ts'
import { refusal } from './refusals.ts'

const withStore = z.object({ storeId: z.string().optional() })

/** Returns the refusal for a caller that is not our store, or undefined if the caller may proceed. */
export function turnAway(world: World, request: FastifyRequest): Answer | undefined {
  if (request.headers.authorization !== `PortOne ${world.options.apiSecret}`) {
    return refusal('UNAUTHORIZED', '인증 정보가 올바르지 않습니다.')
  }
  const inQuery = withStore.safeParse(request.query).data?.storeId
  const inBody = withStore.safeParse(request.body).data?.storeId
  const storeId = inQuery ?? inBody ?? world.options.storeId
  if (storeId !== world.options.storeId) return refusal('FORBIDDEN', '요청이 거절되었습니다.')
  return undefined
}
