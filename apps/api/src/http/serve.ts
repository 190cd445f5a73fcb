import {
  CSRF_HEADER,
  CSRF_VALUE,
  type Endpoint,
  refusalEnvelope,
  SESSION_HEADER,
  success,
} from '@hygiene/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { answerBytes } from './bytes.ts'
import { type Caller, extendCaller } from './caller.ts'
import { cookiesOf } from './cookies.ts'
import { identifyCaller } from './identify.ts'
import { type Bytes, type Implementation, refuser } from './implement.ts'
import { readInput } from './input.ts'
import { Breakage, Refusal } from './refusal.ts'

/** Puts every implementation on the wire. */
export function serve(app: FastifyInstance, implementations: readonly Implementation[], deps: Deps): void {
  for (const implementation of implementations) {
    const { contract } = implementation
    app.route({
      method: [...contract.methods],
      url: contract.path,
      config: contract.perMinute ? { rateLimit: { max: contract.perMinute, timeWindow: 60_000 } } : {},
      handler: (request, reply) => answer(implementation, request, reply, deps),
    })
  }
}

/** Contracts nobody serves; the boot stops on any. */
export function unserved(
  contracts: readonly Endpoint[],
  implementations: readonly Implementation[],
): string[] {
  const served = new Set(implementations.map(({ contract }) => contract))
  return contracts.filter((contract) => !served.has(contract)).map(({ operation }) => operation)
}

async function answer(
  { contract, run }: Implementation,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
): Promise<unknown> {
  reply.header('cache-control', 'no-store')
  if (contract.effect === 'writes') demandCsrfHeader(contract, request)
  const now = deps.now()
  try {
    const caller = await admit(contract, request, reply, deps, now)
    const { input, files } = await readInput(contract, request)
    const outcome = await run({
      input,
      caller,
      deps,
      now,
      refuse: refuser(contract),
      files,
      ipAddress: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      headers: request.headers as Record<string, string | undefined>,
      rawBody: request.rawBody,
      cookies: cookiesOf(reply, deps.config.isSecure),
      signToken: (token) => request.server.jwt.sign(token),
    })
    if (contract.publicSeconds && !request.headers.authorization) {
      reply.header('cache-control', `public, max-age=${contract.publicSeconds}`)
    }
    if (contract.answers === 'bytes') return answerBytes(reply, outcome as Bytes)
    // A column that is not in the entity never leaves.
    return success(contract.entity.parse(outcome))
  } catch (error) {
    if (error instanceof Refusal) return refusalEnvelope(error.reason)
    throw error
  }
}

function demandCsrfHeader(contract: Endpoint, request: FastifyRequest): void {
  if (contract.access === 'gateway') return
  if (request.headers[CSRF_HEADER] !== CSRF_VALUE) throw new Breakage(403)
}

/** Lets the caller in, or refuses; on the way out every answer carries the seconds left. */
async function admit(
  contract: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
  now: Date,
): Promise<Caller | null> {
  const found = await identifyCaller(contract, request, deps, now)
  if (found.state === 'live') {
    const seconds = contract.extendsSession
      ? await extendCaller(deps, found, now)
      : found.caller.remainingSeconds
    reply.header(SESSION_HEADER, seconds)
    return { ...found.caller, remainingSeconds: seconds }
  }
  if (contract.access !== 'operator') return null

  if (found.state === 'none') throw refuser(contract)('LOGIN_REQUIRED')
  const tellsDisplaced = contract.refusals.includes('SESSION_DISPLACED')
  throw refuser(contract)(
    found.state === 'displaced' && tellsDisplaced ? 'SESSION_DISPLACED' : 'SESSION_EXPIRED',
  )
}
