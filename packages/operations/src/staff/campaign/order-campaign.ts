import { type PrismaClient, transaction } from '@hygiene/db'
import { allowed, BULK_ALONE, denied, type Verdict } from '@hygiene/domain'
import { writeAudit } from '../audit-log/write-audit.ts'
import { type CampaignOrder, type OrderRefusal, prepareCampaign } from './prepare-campaign.ts'

interface Ordering extends CampaignOrder {
  employeeNo: number
  ipAddress: string
}

type Ordered = Verdict<OrderRefusal | 'CAMPAIGN_NEEDS_APPROVAL'>

/** Begins a campaign of up to 1,000 people; its words are frozen. The worker sends it by and by. */
export async function orderCampaign(client: PrismaClient, order: Ordering, now: Date): Promise<Ordered> {
  return transaction<Ordered>(client, async (db) => {
    const prepared = await prepareCampaign(db, order, now)
    if (!prepared.allowed) return prepared
    const { people, text } = prepared
    if (people > BULK_ALONE) return denied('CAMPAIGN_NEEDS_APPROVAL')
    const { campaignNo, employeeNo, ipAddress } = order
    await db.campaign.update({ where: { campaignNo }, data: { status: 'running', text, orderedAt: now } })
    const subject = { kind: 'campaign', no: campaignNo } as const
    const action = { operation: 'orderCampaign', subject, detail: `${people}` }
    await writeAudit(db, { caller: { employeeNo }, ...action, reason: '', ipAddress, now })
    return allowed()
  })
}
