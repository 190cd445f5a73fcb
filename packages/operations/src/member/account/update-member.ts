import { updateMember as contract } from '@hygiene/contracts/member/account/update-member'
import { operation } from '../../kit/operation.ts'
import { recordConsents } from '../policy/record-consents.ts'

/** Changes only the sent fields. A consent is recorded only when it changes, not on every save. */
export const updateMember = operation(contract, async ({ db, input, actor: { memberNo }, now }) => {
  const { marketingConsent, thirdPartyConsent, ...contact } = input
  await db.$queryRaw`SELECT 1 FROM "Member" WHERE "memberNo" = ${memberNo} FOR UPDATE`
  const member = await db.member.findUniqueOrThrow({ where: { memberNo } })
  const marketing = changeOf(marketingConsent, member.marketingAgreedAt)
  const thirdParty = changeOf(thirdPartyConsent, member.thirdPartyAgreedAt)

  await recordConsents(db, memberNo, { ...marketing.of('marketing'), ...thirdParty.of('thirdParty') }, now)
  await db.member.update({
    where: { memberNo },
    data: {
      ...contact,
      ...(marketing.isChanged && {
        marketingAgreedAt: marketing.isGiven ? now : null,
        marketingConfirmedAt: null,
      }),
      ...(thirdParty.isChanged && { thirdPartyAgreedAt: thirdParty.isGiven ? now : null }),
    },
  })
  return { saved: true as const }
})

function changeOf(wanted: 0 | 1 | undefined, agreedAt: Date | null) {
  const isGiven = wanted === 1
  const isChanged = wanted !== undefined && isGiven !== (agreedAt !== null)
  return {
    isGiven,
    isChanged,
    of: (kind: 'marketing' | 'thirdParty') => (isChanged ? { [kind]: isGiven } : {}),
  }
}
