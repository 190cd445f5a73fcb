import { readHelpAsk as contract } from '@hygiene/contracts/member/help/read-help-ask'
import { helpUntil, maskPhone } from '@hygiene/domain'
import { helpTokenHash } from '@hygiene/gateways'
import { readHelpAsk as read } from '@hygiene/operations/member/help/read-help-ask'
import { implement } from '../../http/implement.ts'

/** The page behind the text message's link tells who asks, and nothing about the owner. */
export const readHelpAsk = implement(contract, async ({ input, deps, now, refuse }) => {
  const tokenHash = helpTokenHash(deps.config.OFFER_SECRET, input.token)
  const help = await read(deps.db, tokenHash, now)
  if (!help) throw refuse('HELP_LINK_OVER')
  const { state, tie, helper, validUntil } = help
  return {
    state,
    tie,
    helperName: helper.name,
    helperPhone: maskPhone(helper.phone),
    validUntil: (validUntil ?? helpUntil(now)).toISOString(),
  }
})
