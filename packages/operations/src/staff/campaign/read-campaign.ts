import { readCampaign as contract } from '@hygiene/contracts/staff/campaign/read-campaign'
import { BULK_ALONE } from '@hygiene/domain/staff/bulk-operation/bulk-operation'
import { campaignWaitsUntil } from '@hygiene/domain/staff/campaign/campaign'
import { denied } from '@hygiene/domain/verdict'
import { maskPhone } from '@hygiene/domain/member/account/masking'
import { sampleRefusalAddress } from '@hygiene/domain/staff/campaign/campaign-text'
import { campaignSender, messagePrice } from './campaign-sender.ts'
import { countResults, nameLengths } from './count-results.ts'
import { query } from '../../kit/operation.ts'

export const readCampaign = query(
  contract,
  { needs: ['PUBLIC_URL'] },
  async ({ input, actor, db, now, PUBLIC_URL }) => {
    const { campaignNo } = input
    const campaign = await db.campaign.findUnique({ where: { campaignNo }, include: { employee: true } })
    if (!campaign) return denied('CAMPAIGN_NOT_FOUND')
    const { employeeNo } = actor
    const own = await db.employee.findUniqueOrThrow({ where: { employeeNo } })
    const lastTest = await db.campaignTest.findFirst({
      where: { campaignNo, employeeNo, isCode: false },
      orderBy: { testNo: 'desc' },
    })
    const names = await nameLengths(db, campaignNo)
    return {
      ...campaign,
      employeeName: campaign.employee.name,
      startsAt: campaign.startsAt,
      waitsUntil: campaignWaitsUntil(campaign, now),
      createdAt: campaign.createdAt,
      orderedAt: campaign.orderedAt,
      endedAt: campaign.endedAt,
      frozenAt: campaign.frozenAt,
      counts: await countResults(db, campaignNo),
      names,
      needsApproval: names.reduce((sum, { people }) => sum + people, 0) > BULK_ALONE,
      sender: await campaignSender(db, now),
      price: await messagePrice(db, now),
      refusalLink: sampleRefusalAddress(PUBLIC_URL),
      ownPhone: own.phone === '' ? '' : maskPhone(own.phone),
      lastTest: lastTest && {
        askedAt: lastTest.askedAt,
        sentAt: lastTest.sentAt,
        failure: lastTest.failure,
      },
    }
  },
)
