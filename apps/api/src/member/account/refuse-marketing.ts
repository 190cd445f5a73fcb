import { refuseMarketing as contract } from '@hygiene/contracts/member/account/refuse-marketing'
import { readRefusalToken } from '@hygiene/gateways'
import { refuseMarketing as refuseAdvertising } from '@hygiene/operations/member/policy/refuse-marketing'
import { implement } from '../../http/implement.ts'

/** The holder of the address refuses for its telephone, and can do nothing else; it says nothing about a person. */
export const refuseMarketing = implement(contract, async ({ input, deps, now, refuse }) => {
  const memberNo = readRefusalToken(deps.config.OFFER_SECRET, input.token)
  if (memberNo === null) throw refuse('REFUSAL_LINK_WRONG')
  await refuseAdvertising(deps.db, memberNo, now)
  return { refused: true as const }
})
