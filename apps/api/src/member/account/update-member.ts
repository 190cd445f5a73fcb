import { updateMember as contract } from '@hygiene/contracts/member/account/update-member'
import { updateMember as update } from '@hygiene/operations/member/account/update-member'
import { implement } from '../../http/implement.ts'

export const updateMember = implement(contract, async ({ input, caller, deps, now }) => {
  const { marketingConsent, thirdPartyConsent, ...contact } = input
  const consents = { marketing: flagOf(marketingConsent), thirdParty: flagOf(thirdPartyConsent) }
  await update(deps.db, caller.memberNo, contact, consents, now)
  return { saved: true as const }
})

function flagOf(sent: 0 | 1 | undefined): boolean | undefined {
  return sent === undefined ? undefined : sent === 1
}
