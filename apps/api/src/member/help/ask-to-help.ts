import { askToHelp as contract } from '@hygiene/contracts/member/help/ask-to-help'
import { helpToken, helpTokenHash } from '@hygiene/gateways'
import { askToHelp as ask } from '@hygiene/operations/member/help/ask-to-help'
import { implement } from '../../http/implement.ts'

export const askToHelp = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const secret = deps.config.OFFER_SECRET
  const asking = {
    ...input,
    helperNo: caller.memberNo,
    hashOf: (asked: Parameters<typeof helpToken>[1]) => helpTokenHash(secret, helpToken(secret, asked)),
  }
  const asked = await ask(deps.db, asking, now)
  if (!asked.allowed) throw refuse(asked.reason)
  return { notifiedAt: asked.notifiedAt.toISOString(), answerBy: asked.answerBy.toISOString() }
})
