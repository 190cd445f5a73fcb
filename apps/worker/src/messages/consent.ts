import { isConsentAlive } from '@hygiene/domain/member/policy/marketing-consent'
import { refusalAddress } from '@hygiene/domain/staff/campaign/campaign-text'
import { refusalToken } from '@hygiene/gateways'
import type { Gather } from './gather.ts'

/** Returns null once the consent was withdrawn or has ended. */
export const consentAskedAgain: Gather<'consentAskedAgain'> = async ({ db, memberNo, config, now }) => {
  const member = await db.member.findUniqueOrThrow({ where: { memberNo } })
  if (!member.marketingAgreedAt || !isConsentAlive(member, now)) return null
  const link = refusalAddress(config.PUBLIC_URL, refusalToken(config.OFFER_SECRET, memberNo))
  return { kind: 'consentAskedAgain', agreedAt: member.marketingAgreedAt, link }
}

export const consentChanged: Gather<'consentChanged'> = async ({ db, aboutNo }) => {
  const record = await db.consentRecord.findUnique({ where: { consentNo: aboutNo } })
  return record && { kind: 'consentChanged', isGiven: record.isGiven, at: record.at }
}
