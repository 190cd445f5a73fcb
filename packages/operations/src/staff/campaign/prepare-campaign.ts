import type { Campaign } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import {
  campaignTextFault,
  sampleRefusalAddress,
  wrapCampaign,
} from '@hygiene/domain/staff/campaign/campaign-text'
import { denied } from '@hygiene/domain/verdict'
import { isAdvertising } from '@hygiene/domain/staff/employee/staff-text'
import { campaignSender } from './campaign-sender.ts'
import { countPeople, lockCampaign } from './find-campaign.ts'

export interface CampaignOrder {
  campaignNo: number
  revision: number
  publicUrl: string
}

type OrderRefusal =
  | 'CAMPAIGN_NOT_FOUND'
  | 'CAMPAIGN_ORDERED'
  | 'CAMPAIGN_CHANGED'
  | 'CAMPAIGN_NO_TEXT'
  | 'CAMPAIGN_TEXT_LONG'
  | 'CAMPAIGN_IS_ADVERT'
  | 'CAMPAIGN_NO_AUDIENCE'
  | 'CAMPAIGN_EMPTY'

type Prepared =
  | { allowed: true; campaign: Campaign; people: number; text: string }
  | { allowed: false; reason: OrderRefusal }

export async function prepareCampaign(
  db: Transaction,
  { campaignNo, revision, publicUrl }: CampaignOrder,
  now: Date,
): Promise<Prepared> {
  const campaign = await lockCampaign(db, campaignNo)
  if (!campaign) return denied('CAMPAIGN_NOT_FOUND')
  if (campaign.status !== 'draft') return denied('CAMPAIGN_ORDERED')
  if (campaign.revision !== revision) return denied('CAMPAIGN_CHANGED')
  const { kind, body } = campaign
  if (body.trim() === '') return denied('CAMPAIGN_NO_TEXT')
  if (kind === 'notice' && isAdvertising(body)) return denied('CAMPAIGN_IS_ADVERT')
  if (!campaign.frozenAt) return denied('CAMPAIGN_NO_AUDIENCE')
  const people = await countPeople(db, campaignNo)
  if (people === 0) return denied('CAMPAIGN_EMPTY')

  const sender = await campaignSender(db, now)
  const text = wrapCampaign(kind, body, sender)
  if (campaignTextFault(text, sender, sampleRefusalAddress(publicUrl))) return denied('CAMPAIGN_TEXT_LONG')
  return { allowed: true, campaign, people, text }
}
