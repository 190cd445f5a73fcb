import { formatSeoulDateTime, seoulDay } from '@hygiene/domain/time/seoul-day'
import { nextScreenText, educationSteps } from '@hygiene/domain/staff/employee/education-steps'
import { CircleX } from 'lucide-react'
import { Panel } from '../../../shared/record/panel.tsx'
import { RecordSteps } from '../../../shared/record/record-steps.tsx'
import { Link } from 'react-router-dom'
import type { MemberRecord } from './member-query.ts'
import styles from './member.module.css'
import { identityText } from './timeline-names.ts'

type Step = MemberRecord['steps'][number]

export function MemberSteps({ record: { steps, lastError } }: { record: MemberRecord }) {
  const [step] = steps
  const isStuck = lastError?.kind === 'identity' && step?.state === 'identity'
  return (
    <Panel title={step?.courseName ?? '올해 교육'} note={step && <EnrolmentLink step={step} />}>
      {step ? (
        <RecordSteps
          steps={educationSteps({ state: step.state, isInPerson: step.enrolmentNo === null }).map(
            ({ label, state }) => ({
              label,
              state: state === 'now' && isStuck ? 'failed' : state,
              note: underStep(label, state, step, isStuck),
            }),
          )}
        />
      ) : (
        <p>올해 신청한 교육이 없습니다.</p>
      )}
      {lastError && (
        <p className={styles.error}>
          <CircleX aria-hidden />
          <span>
            <strong>{errorText(lastError)}</strong> {formatSeoulDateTime(new Date(lastError.at))}
            {lastError.times > 1 && ` · 하루 사이 ${lastError.times}번째`}
          </span>
        </p>
      )}
      {steps.length > 1 && (
        <p className={styles['more-steps']}>다른 교육 {steps.length - 1}건이 더 있습니다.</p>
      )}
    </Panel>
  )
}

function EnrolmentLink({ step: { enrolmentNo, inPersonEnrolmentNo } }: { step: Step }) {
  const [no, number] =
    enrolmentNo === null ? [`h${inPersonEnrolmentNo}`, inPersonEnrolmentNo] : [enrolmentNo, enrolmentNo]
  return (
    <Link className={styles.enrolment} to={`/enrolments/${no}`}>
      신청 {number}
    </Link>
  )
}

function underStep(label: string, state: string, step: Step, isStuck: boolean): string {
  const days: Record<string, string | null> = {
    신청: step.appliedAt,
    결제: step.paidAt,
    설문: step.surveyedAt,
    수료: step.completedAt,
    출석: step.startsAt,
  }
  if (label === '수강' && state !== 'next') return `${step.finishedLectureCount}/${step.lectureCount}강`
  if (state === 'now') return isStuck ? '본인확인 막힘' : nextScreenText(step.state)
  const at = days[label]
  return at && state === 'done' ? seoulDay(new Date(at)).slice(5).replace('-', '.') : ''
}

export function errorText({ kind, reason }: NonNullable<MemberRecord['lastError']>): string {
  if (kind === 'identity') return `${identityText(reason)}.`
  if (kind === 'payment') return `결제하지 못했습니다. ${reason}`
  return '비밀번호를 잘못 입력했습니다.'
}
