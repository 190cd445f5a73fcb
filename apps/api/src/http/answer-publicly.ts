import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import { success } from '@hygiene/contracts/kit/envelope'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call, Implementation } from './implement.ts'
import { keyOf, type PublicAnswer, type PublicAnswers } from './public-answers.ts'

export function isPublicView({ publicSeconds }: Endpoint, { method }: FastifyRequest): boolean {
  return publicSeconds !== undefined && method === 'GET'
}

export async function answerPublicly(
  { contract, run, answerOnWire }: Implementation,
  call: Call<Endpoint>,
  request: FastifyRequest,
  reply: FastifyReply,
  kept: PublicAnswers,
): Promise<FastifyReply> {
  const { input, now } = call
  const key = keyOf(contract, input)
  let found = kept.find(key, now)
  if (!found) {
    const entity = answerOnWire(await run({ ...call, caller: null }))
    found = kept.keep(key, JSON.stringify(success(entity)), contract.publicSeconds ?? 0, now)
  }
  if (isPublicView(contract, request)) kept.rememberAt(request.url, key)
  return sendPublic(reply, found, request.headers)
}

export function sendPublic(
  reply: FastifyReply,
  { body, seconds }: PublicAnswer,
  { authorization }: FastifyRequest['headers'],
): FastifyReply {
  if (!authorization) reply.header('cache-control', `public, max-age=${seconds}`)
  return reply.header('content-type', 'application/json; charset=utf-8').send(body)
}
