import type { Endpoint } from '@hygiene/contracts'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { type CallerState, findCaller } from './caller.ts'
import { FILE_COOKIE } from './cookies.ts'
import { readToken } from './read-token.ts'

const BEARER = /^Bearer (\S+)$/

export function bearerToken(request: FastifyRequest): string | undefined {
  return BEARER.exec(request.headers.authorization ?? '')?.[1]
}

/** Reads the token from the Authorization header, or from the file cookie where bytes are asked for. */
export async function identifyCaller(
  contract: Endpoint,
  request: FastifyRequest,
  deps: Deps,
  now: Date,
): Promise<CallerState> {
  const token =
    bearerToken(request) ?? (contract.answers === 'bytes' ? request.cookies[FILE_COOKIE] : undefined)
  if (!token) return { state: 'none' }

  const loginNo = readToken(request.server.jwt, token)
  return loginNo ? findCaller(deps, loginNo, now) : { state: 'expired' }
}
