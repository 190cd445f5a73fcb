import type { Member, PrismaClient } from '@hygiene/db'
import { recordConsents } from '../policy/record-consents.ts'

type Contact = Pick<Member, 'email' | 'companyPhone' | 'zipCode' | 'address' | 'address2'>

interface ConsentsWanted {
  marketing: boolean | undefined
  thirdParty: boolean | undefined
}

/** Only sent fields change; a consent is recorded when it changes, not whenever the form is saved. */
export async function updateMember(
  client: PrismaClient,
  memberNo: number,
  contact: { [Field in keyof Contact]?: Contact[Field] | undefined },
  consents: ConsentsWanted,
  now: Date,
): Promise<void> {
  await client.$transaction(async (db) => {
    await db.$queryRaw`SELECT 1 FROM "Member" WHERE "memberNo" = ${memberNo} FOR UPDATE`
    const member = await db.member.findUniqueOrThrow({ where: { memberNo } })
    const marketing = changeOf(consents.marketing, member.marketingAgreedAt)
    const thirdParty = changeOf(consents.thirdParty, member.thirdPartyAgreedAt)

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
  })
}

function changeOf(wanted: boolean | undefined, agreedAt: Date | null) {
  const isGiven = wanted === true
  const isChanged = wanted !== undefined && isGiven !== (agreedAt !== null)
  return {
    isGiven,
    isChanged,
    of: (kind: 'marketing' | 'thirdParty') => (isChanged ? { [kind]: isGiven } : {}),
  }
}
