import type { Queries } from '@hygiene/db/connect'
import { isPasskeyChallengeOpen } from '@hygiene/domain/member/passkey/passkey'
import { newOneTimeToken, oneTimeTokenHash } from './one-time-token.ts'

/** Creates a challenge of 256 random bits; `memberNo` is null for a visitor who logs in. */
export async function makeChallenge(db: Queries, memberNo: number | null, now: Date): Promise<string> {
  const challenge = newOneTimeToken()
  await db.passkeyChallenge.create({
    data: { challengeHash: oneTimeTokenHash(challenge), memberNo, createdAt: now },
  })
  return challenge
}

/**
 * Uses up the signed challenge. Returns null if it is unknown, expired, used, another person's, or was signed in a frame of
 * another site.
 */
export async function takeChallenge(
  db: Queries,
  clientData: string,
  memberNo: number | null,
  now: Date,
): Promise<string | null> {
  const challenge = signedChallenge(clientData)
  if (challenge === null) return null
  const where = { challengeHash: oneTimeTokenHash(challenge), memberNo }
  const kept = await db.passkeyChallenge.findFirst({ where })
  const { count } = await db.passkeyChallenge.deleteMany({ where })
  return kept && count === 1 && isPasskeyChallengeOpen(kept.createdAt, now) ? challenge : null
}

function signedChallenge(clientData: string): string | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString())
    if (typeof said !== 'object' || said === null || !('challenge' in said)) return null
    if ('crossOrigin' in said && said.crossOrigin === true) return null
    return typeof said.challenge === 'string' ? said.challenge : null
  } catch {
    return null
  }
}
