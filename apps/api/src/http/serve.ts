import type { Endpoint, LineName } from '@hygiene/contracts/kit/endpoint'
import { CSRF_HEADER, CSRF_VALUE, refusalEnvelope, success } from '@hygiene/contracts/kit/envelope'
import { count } from '@hygiene/observe'
import { inSpan } from '@hygiene/observe/spans'
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteOptions,
} from 'fastify'
import type { Deps } from '../deps.ts'
import { admit } from './admit.ts'
import { answerPublicly, isPublicView, sendPublic } from './answer-publicly.ts'
import type { ArrivingFile } from './arrived-file.ts'
import { answerBytes, type Bytes, type Elsewhere } from './bytes.ts'
import { networkOf } from './caller-network.ts'
import { Crowded } from './crowd/line.ts'
import type { Turns } from './crowd/take-turn.ts'
import { DueClock } from './due-clock.ts'
import { type Call, cookiesOf, type Implementation, type Route, type RouteFacts } from './implement.ts'
import { type ReadInput, readInput } from './input.ts'
import { countMiss, limitAccount } from './limits/limit-calls.ts'
import type { Limiter } from './limits/limiter.ts'
import { watchLinkedLogin } from './linked-login.ts'
import { closeFiles } from './multipart.ts'
import { PublicAnswers } from './public-answers.ts'
import { Breakage, Refusal, refuser } from './refusal.ts'
import { admitStaff } from './staff-caller.ts'
import { type AnyCaller, runNoted, standIn } from './stand-in.ts'

export function serve(
  app: FastifyInstance,
  routes: readonly Route[],
  deps: Deps,
  crowd: Pick<Shared, 'limiter' | 'lines'>,
): void {
  const shared = { kept: new PublicAnswers(), ...crowd }
  for (const route of routes) {
    let loaded: Implementation | undefined
    const load = async () => (loaded = await route.load())
    app.route({
      ...methodsOf(route),
      url: route.path,
      config: configOf(route),
      handler: (request, reply) =>
        inSpan({ name: route.operation, kind: 'server', traceId: request.id }, () =>
          loaded
            ? answer(loaded, request, reply, deps, shared)
            : load().then((implementation) => answer(implementation, request, reply, deps, shared)),
        ),
    })
  }
}

/** Serves HEAD with the same context: Fastify's own HEAD route would double hundreds of routes at the start. */
function methodsOf({ methods }: RouteFacts): Pick<RouteOptions, 'method' | 'exposeHeadRoute'> {
  return { method: methods.includes('GET') ? [...methods, 'HEAD'] : [...methods], exposeHeadRoute: false }
}

function configOf({
  operation,
  effect,
  access,
  perMinute,
  missesPerMinute,
  takesFiles,
  inTurn,
}: RouteFacts): FastifyContextConfig {
  return {
    operation,
    effect,
    line: inTurn,
    limits: { access, perMinute, missesPerMinute },
    ...(takesFiles === undefined ? {} : { takesFiles }),
  }
}

interface Shared {
  kept: PublicAnswers
  lines: Record<LineName, Turns>
  limiter: Limiter | null
}

async function answer(
  implementation: Implementation,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
  { kept, lines, limiter }: Shared,
): Promise<unknown> {
  const { contract, run } = implementation
  reply.header('cache-control', 'no-store')
  if (contract.effect === 'writes') demandCsrfHeader(contract, request)
  const now = deps.now()
  const arrived: ArrivingFile[] = []
  const dueClock = new DueClock()
  let endTurn: (() => void) | undefined
  try {
    const caller = await admitCaller(contract, request, reply, deps, now, dueClock)
    const known = isPublicView(contract, request) ? kept.findAt(request.url, now) : undefined
    if (known) return sendPublic(reply, known, request.headers)
    const read = await readInput(contract, request)
    arrived.push(...read.files)
    const call = callOf(contract, read, request, reply, { caller, deps, now, dueClock })
    if (contract.inTurn) {
      const account = turnKeyOf(call)
      if (contract.inTurn === 'password') await limitAccount(limiter, request, account)
      endTurn = await lines[contract.inTurn].takeTurn(request, reply, account)
    }
    if (contract.publicSeconds) return await answerPublicly(implementation, call, request, reply, kept)

    const outcome = await runNoted(contract, call.input, { caller, pool: deps.pool, now }, () => run(call))
    if (contract.answers === 'bytes') return answerBytes(reply, outcome as Bytes | Elsewhere)
    return success(implementation.answerOnWire(outcome))
  } catch (error) {
    // Does not use a broken database to extend the login as well.
    if (!(error instanceof Refusal || error instanceof Breakage)) dueClock.settle()
    if (!(error instanceof Crowded)) countMiss(limiter, request, contract)
    if (error instanceof Refusal) {
      count('refusals', { operation: contract.operation, reason: error.reason })
      return refusalEnvelope(error.reason, error.about)
    }
    throw error
  } finally {
    endTurn?.()
    await closeFiles(arrived)
    await dueClock.moveLeft(deps.extendLogin, now)
  }
}

/** Refuses blocked addresses before anything is looked up (specification section 8). */
async function admitCaller(
  contract: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
  now: Date,
  dueClock: DueClock,
): Promise<AnyCaller> {
  const isExempt = contract.answersBlocked || contract.access === 'gateway'
  if (!isExempt && (await deps.blockedAddresses.has(request.ip, now))) throw refuser(contract)('IP_BLOCKED')
  if (contract.access === 'staff') return admitStaff(contract, request, reply, deps, now)

  const caller = await admit(contract, request, reply, deps, now, dueClock)
  if (caller?.linked) await watchLinkedLogin(contract, caller, caller.linked, deps.pool, request.ip, now)
  return caller && standIn(contract, request, caller, deps.pool, now)
}

/** Returns the account whose password is tried, if the call names one. Its attempts are judged one after the other anyway. */
function turnKeyOf({ input, caller, ipAddress }: Call<Endpoint>): string {
  const { userId, loginId } = input as { userId?: string; loginId?: string }
  const own = caller && 'memberNo' in caller ? caller.userId : ipAddress
  return userId ?? loginId ?? own
}

function callOf(
  contract: Endpoint,
  { input, files }: ReadInput,
  request: FastifyRequest,
  reply: FastifyReply,
  known: { caller: AnyCaller; deps: Deps; now: Date; dueClock: DueClock },
): Call<Endpoint> {
  return {
    ...known,
    input,
    files,
    refuse: refuser(contract),
    ipAddress: request.ip,
    network: networkOf(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
    headers: request.headers as Record<string, string | undefined>,
    rawBody: request.rawBody,
    cookies: cookiesOf(reply, known.deps.config.isSecure),
    signToken: (token) => request.server.jwt.sign(token),
  }
}

function demandCsrfHeader(contract: Endpoint, request: FastifyRequest): void {
  if (contract.access === 'gateway') return
  if (request.headers[CSRF_HEADER] !== CSRF_VALUE) throw new Breakage(403)
}
