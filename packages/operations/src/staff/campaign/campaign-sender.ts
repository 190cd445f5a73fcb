import type { Queries } from '@hygiene/db/connect'
import type { CampaignSender, MessagePrice } from '@hygiene/domain/staff/campaign/campaign-text'
import { associationAt } from '../setting/read-versions.ts'

export async function campaignSender(db: Queries, now: Date): Promise<CampaignSender> {
  const { service, supportPhone, refusalPhone } = await associationAt(db, now)
  return { service, supportPhone, refusalPhone }
}

export async function messagePrice(db: Queries, now: Date): Promise<MessagePrice> {
  const { smsWon, lmsWon } = await associationAt(db, now)
  return { smsWon: Number(smsWon), lmsWon: Number(lmsWon) }
}
