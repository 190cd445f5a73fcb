import { formatSeoulDate } from '@hygiene/domain/time/seoul-day'
import { Facts } from '../../../shared/record/facts.tsx'
import { originText } from '../../../shared/record/origin-text.ts'
import { Panel } from '../../../shared/record/panel.tsx'
import type { MemberRecord } from './member-query.ts'

/** What came from the system before this one, with the file and row of each; nothing where nothing did. */
export function FormerRecords({ record }: { record: MemberRecord }) {
  const { formerAccounts, formerCertificates } = record
  if (formerAccounts.length + formerCertificates.length === 0) return null
  return (
    <Panel title="이전 홈페이지 기록" note="가져온 파일과 행">
      <Facts
        items={[
          ...formerAccounts.map(({ formerId, claimedAt, origin }) => ({
            term: `이전 아이디 ${formerId}`,
            detail: [
              claimedAt ? `${formatSeoulDate(new Date(claimedAt))} 본인 연결` : '본인 연결 전',
              originText(origin),
            ]
              .filter((text) => text !== '')
              .join(' · '),
          })),
          ...formerCertificates.map(({ certificateNumber, completedOn, origin }) => ({
            term: `수료증 ${certificateNumber}`,
            detail: [`${formatSeoulDate(completedOn)} 수료`, originText(origin)]
              .filter((text) => text !== '')
              .join(' · '),
          })),
        ]}
      />
    </Panel>
  )
}
