import type { Queries } from '@hygiene/db/connect'
import type { CampaignSender, MessagePrice } from '@hygiene/domain/staff/campaign/campaign-text'
import { associationAt } from '../setting/read-versions.ts'

/** The sender's name and telephones as they hold now. */
export async function campaignSender(db: Queries, now: Date): Promise<CampaignSender> {
  const { service, supportPhone, refusalPhone } = await associationAt(db, now)
  return { service, supportPhone, refusalPhone }
}

/** What a message costs now. */
export async function messagePrice(db: Queries, now: Date): Promise<MessagePrice> {
  const { smsWon, lmsWon } = await associationAt(db, now)
  return { smsWon: Number(smsWon), lmsWon: Number(lmsWon) }
}
