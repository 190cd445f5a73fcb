import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ASKS_THE_API } from '../asks-the-api.ts'
import { networkOf } from '../caller-network.ts'
import { bearerToken, readToken } from '../find-login.ts'
import { Breakage } from '../refusal.ts'
import type { Limiter } from './limiter.ts'

/**
 * Limits calls per minute for contracts without a limit of their own: per login, and per address for all calls without a login (a
 * venue of 200).
 */
const GENERAL = { login: 1200, address: 6000 }
/** Limits all calls of one address, with and without logins: enough for a school or a factory, but not for a flood. */
const ONE_ADDRESS = 30_000
const ONE_ACCOUNT = 20

export type Limits = Pick<Endpoint, 'access' | 'perMinute' | 'missesPerMinute'>

declare module 'fastify' {
  interface FastifyContextConfig {
    limits?: Limits
  }
}

/**
 * Enforces the limits of the contracts: by login for logged-in people, so that a venue behind one address is not one caller, and
 * by address for others. A limit for misses counts only unsuccessful answers.
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

export function countMiss(
  limiter: Limiter | null,
  request: FastifyRequest,
  { missesPerMinute }: Limits,
): void {
  if (limiter && missesPerMinute !== undefined) void limiter.count(missKey(request), missesPerMinute, false)
}

/** Limits password attempts per minute for one account from one address, right or wrong: each costs a hash. */
export async function limitAccount(
  limiter: Limiter | null,
  { ip, routeOptions }: FastifyRequest,
  account: string,
): Promise<void> {
  const key = `account ${routeOptions.url} ${account} ${addressKey(ip)}`
  if (limiter && (await limiter.count(key, ONE_ACCOUNT, true)) > 0) throw new Breakage(429)
}

const missKey = ({ ip, routeOptions }: FastifyRequest) => `missed ${routeOptions.url} ${addressKey(ip)}`

/** Counts an owner of 2⁶⁴ IPv6 addresses as one caller, but IPv4 neighbours separately. */
function addressKey(ip: string): string {
  const plain = ip.startsWith('::ffff:') ? ip.slice('::ffff:'.length) : ip
  return plain.includes(':') ? networkOf(plain) : plain
}

/** Checks the signature alone. An ended login is refused later and counts until then. */
function loginOf(request: FastifyRequest): string | null {
  const token = bearerToken(request)
  return token === undefined ? null : readToken(request.server.jwt, token)
}
