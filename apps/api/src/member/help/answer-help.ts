import { answerHelp as contract } from '@hygiene/contracts/member/help/answer-help'
import { helpTokenHash } from '@hygiene/gateways'
import { answerHelp as answer } from '@hygiene/operations/member/help/answer-help'
import { implement } from '../../http/implement.ts'

export const answerHelp = implement(contract, async ({ input, deps, now, refuse }) => {
  const verdict = await answer(
    deps.db,
    { answer: input.answer, tokenHash: helpTokenHash(deps.config.OFFER_SECRET, input.token) },
    now,
  )
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { answer: input.answer }
})
