import { matchCode as contract } from '@hygiene/contracts'
import { newOneTimeToken, oneTimeTokenHash } from '../credentials/one-time-token.ts'
import { implement } from '../http/implement.ts'
import { phoneCodeHash } from './phone-code-hash.ts'

/**
 * The try is taken before the code is looked at: guesses sent at once are guesses all the same. A code of my page is
 * tried by the person it was made for only. Sent again because the answer was lost, a code proves anew until it is used.
 */
export const matchCode = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { phoneCodeNo, phone } = input
  const isFor = [{ memberNo: null }, ...(caller ? [{ memberNo: caller.memberNo }] : [])]
  const [tried] = await deps.db.phoneCode.updateManyAndReturn({
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
  if (!tried) throw refuse('CODE_OVER')
  const isRight = phoneCodeHash(deps.config.IDENTITY_PEPPER, tried.phone, input.code) === tried.codeHash
  if (!isRight) throw refuse(tried.triesLeft === 0 ? 'CODE_OVER' : 'CODE_WRONG')

  const phoneProof = newOneTimeToken()
  const { count } = await deps.db.phoneCode.updateMany({
    where: { phoneCodeNo, matchedAt: tried.matchedAt, usedAt: null },
    data: { matchedAt: now, proofHash: oneTimeTokenHash(phoneProof) },
  })
  if (count === 0) throw refuse('CODE_OVER')
  return { phoneProof }
})
