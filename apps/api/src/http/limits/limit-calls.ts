import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ASKS_THE_API } from '../asks-the-api.ts'
import { networkOf } from '../caller-network.ts'
import { bearerToken, readToken } from '../find-login.ts'
import { Breakage } from '../refusal.ts'
import type { Limiter } from './limiter.ts'

/** Calls a minute where a contract names no limit: of one login, and of all without a login behind one address (a venue of 200). */
const GENERAL = { login: 1200, address: 6000 }
/** All calls of one address, with and without logins: a school or a factory, not a flood. */
const ONE_ADDRESS = 30_000
const ONE_ACCOUNT = 20

export type Limits = Pick<Endpoint, 'access' | 'perMinute' | 'missesPerMinute'>

declare module 'fastify' {
  interface FastifyContextConfig {
    limits?: Limits
  }
}

/**
 * Holds callers to the limits of their contracts: logged-in people each by their login, so that a venue behind one address
 * is not one caller; others by their address. Of a limit for misses only answers that are no success count.
 */
export function limitCalls(app: FastifyInstance, limiter: Limiter): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { url = '', config } = request.routeOptions
    if (!ASKS_THE_API.test(url)) return done()
    const address = addressKey(request.ip)
    const answer = judge(limiter, request, address, config.limits)
    const finish = (waitMs: number) => {
      if (waitMs <= 0) return done()
      reply.header('retry-after', Math.max(1, Math.ceil(waitMs / 1000)))
      return done(new Breakage(429))
    }
    if (typeof answer === 'number') finish(answer)
    else void answer.then(finish)
  })
}

function judge(
  limiter: Limiter,
  request: FastifyRequest,
  address: string,
  { access = 'anyone', perMinute, missesPerMinute }: Partial<Limits> = {},
): number | Promise<number> {
  const { url } = request.routeOptions
  const ofAddress = limiter.count(address, ONE_ADDRESS, false)
  if (ofAddress !== 0) return ofAddress
  if (missesPerMinute !== undefined) {
    const waitMs = limiter.left(missKey(request), missesPerMinute)
    if (waitMs > 0) return waitMs
  }
  const loginNo = perMinute !== undefined && access === 'anyone' ? null : loginOf(request)
  const most = perMinute ?? (loginNo ? GENERAL.login : GENERAL.address)
  const what = perMinute === undefined ? 'all' : url
  return limiter.count(`${what} ${loginNo ?? address}`, most, perMinute !== undefined)
}

/** Counts an answer that is no success, where the contract limits those. */
export function countMiss(
  limiter: Limiter | null,
  request: FastifyRequest,
  { missesPerMinute }: Limits,
): void {
  if (limiter && missesPerMinute !== undefined) void limiter.count(missKey(request), missesPerMinute, false)
}

/** One account's password is asked for so often a minute from one address, right or wrong: each time costs a hash. */
export async function limitAccount(
  limiter: Limiter | null,
  { ip, routeOptions }: FastifyRequest,
  account: string,
): Promise<void> {
  const key = `account ${routeOptions.url} ${account} ${addressKey(ip)}`
  if (limiter && (await limiter.count(key, ONE_ACCOUNT, true)) > 0) throw new Breakage(429)
}

const missKey = ({ ip, routeOptions }: FastifyRequest) => `missed ${routeOptions.url} ${addressKey(ip)}`

/** An owner of 2⁶⁴ addresses is one caller; IPv4 neighbours are not. */
function addressKey(ip: string): string {
  const plain = ip.startsWith('::ffff:') ? ip.slice('::ffff:'.length) : ip
  return plain.includes(':') ? networkOf(plain) : plain
}

/** Of the signature alone: an ended login is refused later, and counts until then. */
function loginOf(request: FastifyRequest): string | null {
  const token = bearerToken(request)
  return token === undefined ? null : readToken(request.server.jwt, token)
}
