import { useForm } from '@hygiene/client/use-form'
import { supportCodeForm, withoutSpaces } from '@hygiene/contracts/forms/support-code'
import { redeemSupportCode } from '@hygiene/contracts/member/support-code/staff/redeem-support-code'
import { educationSteps, nextScreenText } from '@hygiene/domain/staff/employee/education-steps'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { formatSeoulDate } from '@hygiene/domain/time/seoul-day'
import { Button, TextField } from '@hygiene/ui'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import { Masked } from '../../../shared/member-case/masked.tsx'
import { Facts } from '../../../shared/record/facts.tsx'
import { originText } from '../../../shared/record/origin-text.ts'
import { Panel } from '../../../shared/record/panel.tsx'
import styles from './member.module.css'
import { actionLabel, type MemberAction } from './member-actions.ts'
import type { MemberRecord } from './member-query.ts'
import { errorText, MemberSteps } from './member-steps.tsx'

type MemberSideProps = {
  record: MemberRecord
  next: readonly MemberAction[]
  onAction: (action: MemberAction) => void
}

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

/** Shows what was taken over from the former system, with the file and row of each record. Renders nothing if there is none. */
function FormerRecords({ record }: { record: MemberRecord }) {
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

/** Checks the digits a caller reads out: whether they belong to this member, and what the member's screen shows. */
function SupportCodePanel({ record }: { record: MemberRecord }) {
  const { member, steps, lastError } = record
  const { state } = useLocation() as { state: { supportCodeOf?: number } | null }
  const go = useNavigate()
  const [isCaller, setIsCaller] = useState(state?.supportCodeOf === member.memberNo)
  const form = useForm(redeemSupportCode, {
    rules: supportCodeForm,
    start: { supportCode: '' },
    input: withoutSpaces,
    refusedTitle: '상담 코드로 검색하지 못했습니다',
    onDone: ({ memberNo }) => {
      if (memberNo === member.memberNo) setIsCaller(true)
      else void go(`/members/${memberNo}`, { state: { supportCodeOf: memberNo } })
    },
  })
  return (
    <Panel
      title="상담 코드"
      isSunken
      note={
        isCaller && (
          <span className={styles.caller}>
            <CircleCheck aria-hidden />이 회원
          </span>
        )
      }
    >
      {isCaller ? (
        <Facts
          items={[
            { term: '지금 단계', detail: stepNow(record) },
            { term: '마지막 오류', detail: lastError ? errorText(lastError) : '없음' },
            { term: '다음 화면', detail: nextScreenText(steps[0]?.state ?? 'apply') },
          ]}
        />
      ) : (
        <AskForm form={form}>
          <TextField
            label="회원이 불러주는 6자리"
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            {...form.field('supportCode')}
          />
        </AskForm>
      )}
    </Panel>
  )
}

function stepNow({ steps: [step] }: MemberRecord): string {
  if (!step) return '신청 전'
  const all = educationSteps({ state: step.state, isInPerson: step.enrolmentNo === null })
  return all.find(({ state }) => state === 'now')?.label ?? '수료'
}
