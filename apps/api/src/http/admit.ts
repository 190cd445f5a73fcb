import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import { LOGIN_HEADER } from '@hygiene/contracts/kit/envelope'
import type { ExtendLogin } from '@hygiene/operations/member/login/extend-login'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { type Caller, type CallerState, extendCaller, findCaller } from './caller.ts'
import type { DueClock } from './due-clock.ts'
import { bearerToken, readToken } from './find-login.ts'
import { FILE_COOKIE } from './implement.ts'
import { refuser } from './refusal.ts'

export async function admit(
  contract: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
  now: Date,
  dueClock: DueClock,
): Promise<Caller | null> {
  const found = await identifyCaller(contract, request, deps, now)
  if (found.state === 'live') {
    // Leaves the write of a gathered call to its operation, which still commits before the answer.
    const extendLogin: ExtendLogin = contract.isGathered
      ? async ({ loginNo }) => void (dueClock.loginNo = loginNo)
      : deps.extendLogin
    const seconds = contract.extendsLogin
      ? await extendCaller({ extendLogin }, found, now)
      : found.caller.remainingSeconds
    reply.header(LOGIN_HEADER, seconds)
    return { ...found.caller, remainingSeconds: seconds }
  }
  if (contract.access !== 'operator') return null

  if (found.state === 'none') throw refuser(contract)('LOGIN_REQUIRED')
  const notifiesDisplaced = contract.refusals.includes('SESSION_DISPLACED')
  throw refuser(contract)(
    found.state === 'displaced' && notifiesDisplaced ? 'SESSION_DISPLACED' : 'SESSION_EXPIRED',
  )
}

/** Reads the token from the Authorization header, or from the file cookie for endpoints that return bytes. */
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
  return loginNo ? findCaller(deps, loginNo, now, contract.isGathered ?? false) : { state: 'expired' }
}
