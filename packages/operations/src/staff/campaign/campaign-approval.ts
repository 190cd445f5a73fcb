import { allowed, denied } from '@hygiene/domain/verdict'
import { campaignKindLabel } from '@hygiene/domain/staff/campaign/campaign'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { z } from 'zod'
import { type ApprovalKind, fingerprintOf } from '../approval/approval-kind.ts'
import { countPeople, lockCampaign } from './find-campaign.ts'

const campaignFacts = z.object({ campaignNo: z.int(), revision: z.int() })

/** Requires a second employee for a campaign to more than 1,000 people. */
export const campaignApproval: ApprovalKind<z.output<typeof campaignFacts>> = {
  kind: 'campaign',
  facts: campaignFacts,
  subject: ({ campaignNo, revision }) => `campaign ${campaignNo}/${revision}`,
  lock: (db, { campaignNo }) => lockCampaign(db, campaignNo),
  async load(db, { campaignNo, revision }) {
    const campaign = await db.campaign.findUnique({ where: { campaignNo, revision, status: 'asked' } })
    if (!campaign) return null
    const { title, kind, text, startsAt, foundText } = campaign
    const people = await countPeople(db, campaignNo)
    const left = await db.campaignPerson.count({ where: { campaignNo, leftOut: { not: null } } })
    return {
      title: `${campaignKindLabel[kind]} 캠페인 «${title}» · ${people.toLocaleString('ko-KR')}명`,
      rows: [
        {
          label: '받을 사람',
          before: '-',
          after: `${people.toLocaleString('ko-KR')}명 (${foundText || '전체'})`,
        },
        { label: '보낼 글', before: '-', after: text ?? '' },
        {
          label: '발송 일시',
          before: '-',
          after: startsAt ? formatSeoulDateTime(startsAt) : '승인하면 바로',
        },
      ],
      follows: [
        `한 번호에 한 번만 보냅니다. ${left.toLocaleString('ko-KR')}명은 빠졌습니다.`,
        '밤 9시부터 아침 8시까지는 기다렸다가 보냅니다.',
        ...(kind === 'advert' ? ['보내기 바로 앞에 동의를 다시 확인합니다.'] : []),
        '하는 동안 캠페인 화면에서 멈출 수 있습니다.',
      ],
      fingerprint: fingerprintOf([campaignNo, revision, kind, text, startsAt, people]),
      memberNos: [],
    }
  },
  async perform(db, { campaignNo, revision }, { now }) {
    const { count } = await db.campaign.updateMany({
      where: { campaignNo, revision, status: 'asked' },
      data: { status: 'running', orderedAt: now },
    })
    return count === 0 ? denied('CAMPAIGN_ORDERED') : allowed()
  },
}
