import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

/** What our access token says; everything else is looked up, so that a login can be ended at once. */
export interface LoginToken {
  sid: string
}

const TOKENS_KEPT = 5_000
const SESSION_NO = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

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
    return typeof sid === 'string' && SESSION_NO.test(sid) ? sid : null
  } catch {
    // A forged or outdated token is nobody's: the answer is the same as for an ended login.
    return null
  }
}
