import type { PrismaClient } from '@hygiene/db'
import { denied } from '@hygiene/domain'
import { newOneTimeToken, oneTimeTokenHash } from '../login/one-time-token.ts'
import { phoneCodeHash } from './phone-code-hash.ts'

interface CodeTyped {
  phoneCodeNo: number
  phone: string
  code: string
  /** The person who is logged in, if one is. */
  memberNo: number | undefined
}

type Matched = { allowed: true; phoneProof: string } | { allowed: false; reason: 'CODE_OVER' | 'CODE_WRONG' }

/**
 * The try is taken before the code is looked at: guesses sent at once are guesses all the same. A code of my page is
 * tried by the person it was made for only. Sent again because the answer was lost, a code proves again until it is used.
 */
export async function matchCode(
  { db, pepper }: { db: PrismaClient; pepper: string },
  { phoneCodeNo, phone, code, memberNo }: CodeTyped,
  now: Date,
): Promise<Matched> {
  const isFor = [{ memberNo: null }, ...(memberNo === undefined ? [] : [{ memberNo }])]
  const [tried] = await db.phoneCode.updateManyAndReturn({
    where: {
      phoneCodeNo,
      phone,
      triesLeft: { gt: 0 },
      expiresAt: { gt: now },
      usedAt: null,
      AND: [{ OR: isFor }, { OR: [{ matchedAt: null }, { matchedAt: { lt: now } }] }],
    },
    data: { triesLeft: { decrement: 1 } },
  })
  if (!tried) return denied('CODE_OVER')
  const isRight = phoneCodeHash(pepper, tried.phone, code) === tried.codeHash
  if (!isRight) return denied(tried.triesLeft === 0 ? 'CODE_OVER' : 'CODE_WRONG')

  const phoneProof = newOneTimeToken()
  const { count } = await db.phoneCode.updateMany({
    where: { phoneCodeNo, matchedAt: tried.matchedAt, usedAt: null },
    data: { matchedAt: now, proofHash: oneTimeTokenHash(phoneProof) },
  })
  return count === 0 ? denied('CODE_OVER') : { allowed: true, phoneProof }
}
