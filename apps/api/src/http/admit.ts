import { type Endpoint, LOGIN_HEADER } from '@hygiene/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../deps.ts'
import { type Caller, type CallerState, extendCaller, findCaller } from './caller.ts'
import { FILE_COOKIE, type LoginToken } from './implement.ts'
import { refuser } from './refusal.ts'

/** Lets the caller in, or refuses; on the way out every answer carries the seconds left. */
export async function admit(
  contract: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
  now: Date,
): Promise<Caller | null> {
  const found = await identifyCaller(contract, request, deps, now)
  if (found.state === 'live') {
    const seconds = contract.extendsLogin
      ? await extendCaller(deps, found, now)
      : found.caller.remainingSeconds
    reply.header(LOGIN_HEADER, seconds)
    return { ...found.caller, remainingSeconds: seconds }
  }
  if (contract.access !== 'operator') return null

  if (found.state === 'none') throw refuser(contract)('LOGIN_REQUIRED')
  const tellsDisplaced = contract.refusals.includes('SESSION_DISPLACED')
  throw refuser(contract)(
    found.state === 'displaced' && tellsDisplaced ? 'SESSION_DISPLACED' : 'SESSION_EXPIRED',
  )
}

/** Reads the token from the Authorization header, or from the file cookie where bytes are asked for. */
async function identifyCaller(
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

const BEARER = /^Bearer (\S+)$/

export function bearerToken(request: FastifyRequest): string | undefined {
  return BEARER.exec(request.headers.authorization ?? '')?.[1]
}

const TOKENS_KEPT = 5_000
const LOGIN_NO = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Verifier = FastifyRequest['server']['jwt']
const verified = new WeakMap<Verifier, LRUCache<string, string>>()

/**
 * The login a token names; null for a forged one. A signature once found right stays right, and our tokens carry no
 * end of their own, so the ones seen last are not computed again. Whether the login lives is asked on every call.
 */
export function readToken(verifier: Verifier, token: string): string | null {
  let known = verified.get(verifier)
  if (!known) verified.set(verifier, (known = new LRUCache({ max: TOKENS_KEPT })))
  const found = known.get(token)
  if (found !== undefined) return found

  const loginNo = verify(verifier, token)
  if (loginNo === null) return null
  known.set(token, loginNo)
  return loginNo
}

function verify(verifier: Verifier, token: string): string | null {
  try {
    const { sid } = verifier.verify<LoginToken>(token)
    return typeof sid === 'string' && LOGIN_NO.test(sid) ? sid : null
  } catch {
    // A forged or outdated token names no login: the answer is the same as for an ended login.
    return null
  }
}
