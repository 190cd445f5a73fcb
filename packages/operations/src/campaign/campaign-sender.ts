import type { Queries } from '@hygiene/db'
import type { CampaignSender, MessagePrice } from '@hygiene/domain'
import { associationAt } from '../settings/read-versions.ts'

/** The sender's name and telephone as they hold now. */
export async function campaignSender(db: Queries, now: Date): Promise<CampaignSender> {
  const { service, supportPhone } = await associationAt(db, now)
  return { service, supportPhone }
}

/** What a message costs now. */
export async function messagePrice(db: Queries, now: Date): Promise<MessagePrice> {
  const { smsWon, lmsWon } = await db.messagePrice.findFirstOrThrow({
    where: { startsAt: { lte: now } },
    orderBy: { startsAt: 'desc' },
  })
  return { smsWon, lmsWon }
}
