import { useForm } from '@hygiene/client/use-form'
import { redeemSupportCode } from '@hygiene/contracts/member/support-code/staff/redeem-support-code'
import { supportCodeForm, withoutSpaces } from '@hygiene/contracts/forms/support-code'
import { nextScreenText, educationSteps } from '@hygiene/domain/staff/employee/education-steps'
import { TextField } from '@hygiene/ui'
import { Facts } from '../../../shared/record/facts.tsx'
import { Panel } from '../../../shared/record/panel.tsx'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import type { MemberRecord } from './member-query.ts'
import { errorText } from './member-steps.tsx'
import styles from './member.module.css'

/** The digits a caller reads out: whether it is this member, and what their screen shows. */
export function SupportCodePanel({ record }: { record: MemberRecord }) {
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

/** The step the caller stands at: «평가»; «수료» where all are done. */
function stepNow({ steps: [step] }: MemberRecord): string {
  if (!step) return '신청 전'
  const all = educationSteps({ state: step.state, isInPerson: step.enrolmentNo === null })
  return all.find(({ state }) => state === 'now')?.label ?? '수료'
}
