import type { Endpoint } from '@hygiene/contracts'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { type CallerState, findCaller } from './caller.ts'
import { FILE_COOKIE } from './cookies.ts'

/** What our access token says; everything else is looked up, so that a session can be ended at once. */
export interface SessionToken {
  sid: string
}

const BEARER = /^Bearer (\S+)$/

/** Reads the token from the Authorization header, or from the file cookie where bytes are asked for. */
export async function identifyCaller(
  contract: Endpoint,
  request: FastifyRequest,
  deps: Deps,
  now: Date,
): Promise<CallerState> {
  const token =
    BEARER.exec(request.headers.authorization ?? '')?.[1] ??
    (contract.answers === 'bytes' ? request.cookies[FILE_COOKIE] : undefined)
  if (!token) return { state: 'none' }

  const sessionNo = readToken(request, token)
  return sessionNo ? findCaller(deps, sessionNo, now) : { state: 'expired' }
}

function readToken(request: FastifyRequest, token: string): string | null {
  try {
    const { sid } = request.server.jwt.verify<SessionToken>(token)
    return typeof sid === 'string' && /^[0-9a-f-]{36}$/.test(sid) ? sid : null
  } catch {
    // A forged or outdated token is nobody's: the answer is the same as for an ended session.
    return null
  }
}
