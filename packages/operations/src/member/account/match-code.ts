import { matchCode as contract } from '@hygiene/contracts/member/account/match-code'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { newOneTimeToken, oneTimeTokenHash } from '../login/one-time-token.ts'
import { phoneCodeHash } from './phone-code-hash.ts'

/**
 * Counts the attempt before comparing the code, so that simultaneous guesses all count. A code requested on My page matches only
 * for its member. A repeated request succeeds until the code is used.
 */
export const matchCode = operation(
  contract,
  { needs: ['IDENTITY_PEPPER'] },
  async ({ db, input: { phoneCodeNo, phone, code }, actor, now, IDENTITY_PEPPER }) => {
    const isFor = [{ memberNo: null }, ...(actor ? [{ memberNo: actor.memberNo }] : [])]
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
    if (phoneCodeHash(IDENTITY_PEPPER, tried.phone, code) !== tried.codeHash)
      return { ...denied(tried.triesLeft === 0 ? 'CODE_OVER' : 'CODE_WRONG'), keeps: true }

    const phoneProof = newOneTimeToken()
    await db.phoneCode.update({
      where: { phoneCodeNo },
      data: { matchedAt: now, proofHash: oneTimeTokenHash(phoneProof) },
    })
    return { phoneProof }
  },
)
