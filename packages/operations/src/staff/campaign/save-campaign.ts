import { createHash } from 'node:crypto'
import { type PrismaClient, transaction } from '@hygiene/db'
import { type CampaignKindName, denied, isCampaignOpen, campaignKindLabel } from '@hygiene/domain'
import { writeAudit } from '../audit-log/write-audit.ts'
import { lockCampaign } from './find-campaign.ts'

interface Saving {
  campaignNo: number
  /** As the employee has read it. */
  revision: number
  kind: CampaignKindName
  title: string
  body: string
  perMinute: number
  startsAt: Date | null
}

interface Saver {
  employeeNo: number
  ipAddress: string
}

/** The log's column holds so much: the beginning of the text, and a digest by which the whole is known. */
const TEXT_LOGGED = 120

type Saved =
  | { allowed: true; revision: number }
  | { allowed: false; reason: 'CAMPAIGN_NOT_FOUND' | 'CAMPAIGN_ORDERED' | 'CAMPAIGN_CHANGED' }

/** Keeps a draft. One that waits for approval becomes a draft again, and another kind needs its audience again. */
export async function saveCampaign(
  client: PrismaClient,
  saving: Saving,
  caller: Saver,
  now: Date,
): Promise<Saved> {
  const { campaignNo, revision, ...text } = saving
  return transaction<Saved>(client, async (db) => {
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
    const reason = `${digest} ${text.title}: ${text.body}`.replaceAll(/\s+/g, ' ').slice(0, TEXT_LOGGED)
    const action = { operation: 'saveCampaign', subject: { kind: 'campaign', no: campaignNo } } as const
    const detail = `${revision + 1} ${campaignKindLabel[text.kind]}`
    await writeAudit(db, { caller, ...action, detail, reason, ipAddress: caller.ipAddress, now })
    return { allowed: true, revision: revision + 1 }
  })
}
