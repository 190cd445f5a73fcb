import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type Answer } from '../world/answers.ts'
import type { World } from '../world/world.ts'

const HEADER = /^HMAC-SHA256 apiKey=([^,]+), date=([^,]+), salt=([^,]{12,64}), signature=([0-9a-f]{64})$/i
const TOLERANCE_MS = 15 * 60_000

/** Builds Solapi's error body. Its shape comes from Solapi's SDK; the statuses are a guess. */
export function solapiError(status: number, errorCode: string, errorMessage: string): Answer {
  return { status, body: { errorCode, errorMessage } }
}

/** Returns the refusal for a caller without a signature by our secret, or undefined if the caller may proceed. */
export function turnStrangerAway(world: World, request: FastifyRequest): Answer | undefined {
  const [, apiKey, date = '', salt = '', signature = ''] =
    HEADER.exec(request.headers.authorization ?? '') ?? []
  const { smsApiKey, smsApiSecret } = world.options
  if (apiKey === undefined) return solapiError(401, 'Unauthorized', '인증 정보가 없습니다.')
  if (apiKey !== smsApiKey) return solapiError(401, 'InvalidAPIKey', '유효하지 않은 API Key 입니다.')
  if (!(Math.abs(world.now().getTime() - Date.parse(date)) <= TOLERANCE_MS)) {
    return solapiError(403, 'RequestTimeTooSkewed', '요청 시각이 올바르지 않습니다.')
  }
  const expected = createHmac('sha256', smsApiSecret)
    .update(date + salt)
    .digest()
  const isSigned = timingSafeEqual(expected, Buffer.from(signature, 'hex'))
  return isSigned ? undefined : solapiError(403, 'SignatureDoesNotMatch', '서명이 일치하지 않습니다.')
}
