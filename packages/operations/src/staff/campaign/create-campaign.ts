import type { PrismaClient } from '@hygiene/db'
import { CAMPAIGN_PER_MINUTE, type CampaignKindName } from '@hygiene/domain'
import { writeAudit } from '../audit-log/write-audit.ts'

interface Creating {
  employeeNo: number
  ipAddress: string
  kind: CampaignKindName
  title: string
}

/** Begins a draft. */
export async function createCampaign(
  client: PrismaClient,
  { employeeNo, ipAddress, kind, title }: Creating,
  now: Date,
): Promise<number> {
  return client.$transaction(async (db) => {
    const data = { kind, title, body: '', perMinute: CAMPAIGN_PER_MINUTE.usual, createdAt: now }
    const { campaignNo } = await db.campaign.create({ data: { ...data, status: 'draft', employeeNo } })
    const action = { operation: 'createCampaign', subject: { kind: 'campaign', no: campaignNo } } as const
    await writeAudit(db, { caller: { employeeNo }, ...action, reason: title, ipAddress, now })
    return campaignNo
  })
}
