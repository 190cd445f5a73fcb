import { sendCampaignTest } from '@hygiene/contracts/jobs/send-campaign-test'
import { handOver, type PrismaClient, transaction } from '@hygiene/db'
import {
  allowed,
  denied,
  nightUntil,
  sampleRefusalAddress,
  fillCampaign,
  SAMPLE_VALUES,
  type Verdict,
  wrapCampaign,
} from '@hygiene/domain'
import { writeAudit } from '../audit/write-audit.ts'
import { keepOwnPhone } from '../staff/keep-own-phone.ts'
import { campaignSender } from './campaign-sender.ts'

interface Asking {
  campaignNo: number
  employeeNo: number
  ipAddress: string
  /** The employee's own number; absent: the one that is kept. */
  phone?: string | undefined
  publicUrl: string
}

type Refusal = 'CAMPAIGN_NOT_FOUND' | 'CAMPAIGN_NO_TEXT' | 'CAMPAIGN_NO_PHONE' | 'CAMPAIGN_ADVERT_NIGHT'

/** Sends a draft, as it is kept, to the own telephone of its employee; advertising not at night either. */
export async function askTest(
  client: PrismaClient,
  { campaignNo, employeeNo, ipAddress, phone, publicUrl }: Asking,
  now: Date,
): Promise<Verdict<Refusal>> {
  return transaction<Verdict<Refusal>>(client, async (db) => {
    const campaign = await db.campaign.findUnique({ where: { campaignNo } })
    if (!campaign) return denied('CAMPAIGN_NOT_FOUND')
    if (campaign.body.trim() === '') return denied('CAMPAIGN_NO_TEXT')
    if (campaign.kind === 'advert' && nightUntil(now)) return denied('CAMPAIGN_ADVERT_NIGHT')
    const employee = await keepOwnPhone(db, employeeNo, phone)
    if (employee.phone === '') return denied('CAMPAIGN_NO_PHONE')
    const sender = await campaignSender(db, now)
    const values = { ...SAMPLE_VALUES, 이름: employee.name, 고객센터: sender.supportPhone }
    const whole = campaign.text ?? wrapCampaign(campaign.kind, campaign.body, sender)
    const text = fillCampaign(whole, values, sampleRefusalAddress(publicUrl))
    const { testNo } = await db.campaignTest.create({ data: { campaignNo, employeeNo, text, askedAt: now } })
    await handOver(db, sendCampaignTest, { testNo })
    const action = `testCampaign ${campaignNo}`
    await writeAudit(db, { caller: { employeeNo }, action, reason: '', ipAddress, now })
    return allowed()
  })
}
