import type { Queries } from '@hygiene/db/connect'
import { isPasskeyChallengeOpen } from '@hygiene/domain/member/passkey/passkey'
import { newOneTimeToken, oneTimeTokenHash } from '../../login/one-time-token.ts'

/** A challenge of 256 random bits; `memberNo` is null where a visitor logs in. */
export async function makeChallenge(db: Queries, memberNo: number | null, now: Date): Promise<string> {
  const challenge = newOneTimeToken()
  await db.passkeyChallenge.create({
    data: { challengeHash: oneTimeTokenHash(challenge), memberNo, createdAt: now },
  })
  return challenge
}

/**
 * Uses up the challenge that the device says it signed; null where it is not ours, over, used, of another person, or was
 * signed in a frame of another site.
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
    // Not what a browser writes.
    return null
  }
}
