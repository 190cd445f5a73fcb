import { createHash } from 'node:crypto'
import { saveCampaign as contract } from '@hygiene/contracts/staff/campaign/save-campaign'
import { campaignKindLabel, isCampaignOpen } from '@hygiene/domain/staff/campaign/campaign'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { lockCampaign } from './find-campaign.ts'

/** The log's column is limited, so it holds the start of the text and a digest of the whole. */
const TEXT_LOGGED = 120

/** Saves a draft. One that awaits approval becomes a draft again, and a change of kind requires a new audience. */
export const saveCampaign = operation(contract, async ({ db, input, log }) => {
  const { campaignNo, revision, ...said } = input
  const text = { ...said, startsAt: said.startsAt === null ? null : new Date(said.startsAt) }
  const campaign = await lockCampaign(db, campaignNo)
  if (!campaign) return denied('CAMPAIGN_NOT_FOUND')
  if (!isCampaignOpen(campaign.status)) return denied('CAMPAIGN_ORDERED')
  if (campaign.revision !== revision) return denied('CAMPAIGN_CHANGED')
  const isOtherKind = text.kind !== campaign.kind
  if (isOtherKind) await db.campaignPerson.deleteMany({ where: { campaignNo } })
  await db.campaign.update({
    where: { campaignNo },
    data: {
      ...text,
      status: 'draft',
      text: null,
      revision: revision + 1,
      ...(isOtherKind && { frozenAt: null, foundText: '' }),
    },
  })
  const digest = createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16)
  log({
    detail: `${revision + 1} ${campaignKindLabel[text.kind]}`,
    reason: `${digest} ${text.title}: ${text.body}`.replaceAll(/\s+/g, ' ').slice(0, TEXT_LOGGED),
  })
  return { revision: revision + 1 }
})
