import { listCampaignPeople as contract } from '@hygiene/contracts/staff/campaign/list-campaign-people'
import { Prisma } from '@hygiene/db/generated/client'
import { pick, table, typed } from '@hygiene/db/table'
import type { CampaignResult } from '@hygiene/domain/staff/campaign/campaign'
import { maskName, maskPhone } from '@hygiene/domain/member/account/masking'
import { list } from '../../kit/list.ts'
import { CAMPAIGN_RESULT } from './count-results.ts'

const p = table('CampaignPerson', 'p')
const m = table('Member', 'm')
const s = table('Message', 's')

export const listCampaignPeople = list(contract, {
  of: p,
  joins: Prisma.sql`JOIN ${m.$from} USING ("memberNo") LEFT JOIN ${s.$from} USING ("messageNo")`,
  key: p.memberNo,
  columns: {
    ...pick(m, 'name'),
    ...pick(p, 'phone'),
    result: typed<CampaignResult>`${CAMPAIGN_RESULT}`,
    failure: typed<string | null>`coalesce(${s.failure}, ${s.undelivered})`,
    sentAt: s.sentAt,
  },
  show: {
    name: ({ name }) => maskName(name),
    phone: ({ phone }) => (phone === '' ? '' : maskPhone(phone)),
  },
  filters: { campaignNo: p.campaignNo, result: CAMPAIGN_RESULT },
})
