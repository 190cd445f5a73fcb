import { campaignLeftOutLabel } from '@hygiene/domain/staff/campaign/campaign'
import { Facts } from '../../../shared/record/facts.tsx'
import { type Campaign, figure, receivers } from './campaign-text.ts'

export function AudienceFacts({ campaign }: { campaign: Campaign }) {
  const { counts, foundText } = campaign
  const left = counts.leftOut.reduce((sum, { people }) => sum + people, 0)
  return (
    <Facts
      items={[
        { term: '조건', detail: foundText || '모든 회원' },
        { term: '대상', detail: `${figure(receivers(campaign) + left)}명` },
        { term: '받을 사람', detail: <strong>{figure(receivers(campaign))}명</strong> },
        { term: '빠진 사람', detail: left === 0 ? '없음' : `${figure(left)}명` },
        ...counts.leftOut.map(({ reason, people }) => ({
          term: `· ${campaignLeftOutLabel[reason]}`,
          detail: `${figure(people)}명`,
        })),
      ]}
    />
  )
}
