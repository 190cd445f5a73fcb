import { createCampaign as contract } from '@hygiene/contracts/staff/campaign/create-campaign'
import { CAMPAIGN_PER_MINUTE } from '@hygiene/domain/staff/campaign/campaign'
import { operation } from '../../kit/operation.ts'

export const createCampaign = operation(contract, async ({ db, input, actor: { employeeNo }, now, log }) => {
  const begun = { body: '', perMinute: CAMPAIGN_PER_MINUTE.usual, status: 'draft', createdAt: now } as const
  const { campaignNo } = await db.campaign.create({ data: { ...input, ...begun, employeeNo } })
  log({ reason: input.title })
  return { campaignNo }
})
