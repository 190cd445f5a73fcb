import type { Message, Transaction } from '@hygiene/db'
import { isConsentAlive, type MessageFacts, refusalAddress } from '@hygiene/domain'
import { refusalToken } from '@hygiene/gateways'
import type { WorkerDeps } from '../deps.ts'

/** Nothing once the consent was withdrawn or has ended meanwhile. */
export async function gatherAskedConsent(
  db: Transaction,
  { memberNo }: Message,
  { config, now }: Pick<WorkerDeps, 'config' | 'now'>,
): Promise<MessageFacts | null> {
  const member = await db.member.findUniqueOrThrow({ where: { memberNo } })
  if (!member.marketingAgreedAt || !isConsentAlive(member, now())) return null
  const link = refusalAddress(config.PUBLIC_URL, refusalToken(config.OFFER_SECRET, memberNo))
  return { kind: 'consentAskedAgain', agreedAt: member.marketingAgreedAt, link }
}

/** As it is in the history. */
export async function gatherConsent(db: Transaction, { aboutNo }: Message): Promise<MessageFacts | null> {
  const record = await db.consentRecord.findUnique({ where: { consentNo: aboutNo } })
  return record && { kind: 'consentChanged', isGiven: record.isGiven, at: record.at }
}
