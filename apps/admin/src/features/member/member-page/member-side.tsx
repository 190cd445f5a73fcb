import { useEmployee } from '../../../app/login/staff-login.ts'
import { formatSeoulDate } from '@hygiene/domain/time/seoul-day'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button } from '@hygiene/ui'
import { Masked } from '../../../shared/member-case/masked.tsx'
import { Facts } from '../../../shared/record/facts.tsx'
import { Panel } from '../../../shared/record/panel.tsx'
import { FormerRecords } from './former-records.tsx'
import { actionLabel, type MemberAction } from './member-actions.ts'
import type { MemberRecord } from './member-query.ts'
import { MemberSteps } from './member-steps.tsx'
import styles from './member.module.css'
import { SupportCodePanel } from './support-code-panel.tsx'

type MemberSideProps = {
  record: MemberRecord
  next: readonly MemberAction[]
  onAction: (action: MemberAction) => void
}

/** Beside the timeline: the education under way, the likeliest actions, the caller's code, and masked facts. */
export function MemberSide({ record, next, onAction }: MemberSideProps) {
  const { role } = useEmployee()
  return (
    <>
      <MemberSteps record={record} />
      {next.length > 0 && (
        <Panel title="이어서 할 일" note="지금 상태에 맞는 것">
          <div className={styles.next}>
            {next.map((action, at) => (
              <Button
                key={action}
                wide
                tone={at === 0 ? 'primary' : 'secondary'}
                aria-keyshortcuts={String(at + 1)}
                onClick={() => onAction(action)}
              >
                {actionLabel(action, record)}
                <kbd aria-hidden>{at + 1}</kbd>
              </Button>
            ))}
          </div>
        </Panel>
      )}
      {staffMay(role, 'searchMembers') && <SupportCodePanel record={record} />}
      <MemberFacts record={record} />
      <FormerRecords record={record} />
    </>
  )
}

function MemberFacts({ record }: { record: MemberRecord }) {
  const { member, email, companyPhone, address, marketingAgreedAt, steps, merge } = record
  const { memberNo } = member
  const [step] = steps
  const number =
    step?.enrolmentNo == null
      ? { inPersonEnrolmentNo: step?.inPersonEnrolmentNo ?? 0 }
      : { enrolmentNo: step.enrolmentNo }
  return (
    <Panel title="회원 정보" note="가린 칸은 하나씩 엽니다">
      <Facts
        items={[
          { term: '휴대전화', detail: <Masked memberNo={memberNo} field="phone" value={member.phone} /> },
          { term: '생년월일', detail: <Masked memberNo={memberNo} field="birth" value={member.birth} /> },
          { term: '이메일', detail: <Masked memberNo={memberNo} field="email" value={email} /> },
          { term: '주소', detail: <Masked memberNo={memberNo} field="address" value={address} /> },
          {
            term: '업소 전화',
            detail: <Masked memberNo={memberNo} field="companyPhone" value={companyPhone} />,
          },
          ...(step
            ? [
                { term: '업소', detail: step.businessName },
                {
                  term: '영업신고번호',
                  detail: <Masked memberNo={memberNo} field="licenceNo" {...number} value={step.licenceNo} />,
                },
              ]
            : []),
          ...(merge
            ? [
                {
                  term: '합친 계정',
                  detail: `회원 ${merge.closedNo} (${merge.userId}), ${formatSeoulDate(new Date(merge.mergedAt))}`,
                },
              ]
            : []),
          { term: '가입', detail: formatSeoulDate(new Date(member.joinedAt)) },
          {
            term: '광고 수신',
            detail: marketingAgreedAt
              ? `받음 (${formatSeoulDate(new Date(marketingAgreedAt))})`
              : '받지 않음',
          },
        ]}
      />
    </Panel>
  )
}
