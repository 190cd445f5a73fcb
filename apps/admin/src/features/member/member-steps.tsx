import { formatSeoulDateTime, nextScreenWords, seoulDay, standingSteps } from '@hygiene/domain'
import { Check, CircleX, X } from 'lucide-react'
import type { MemberRecord } from './member-query.ts'
import panel from './member.module.css'
import styles from './steps.module.css'
import { identityWords } from './timeline-names.ts'

type Step = MemberRecord['steps'][number]

/** The steps of the education under way with the day of each, and what went wrong last. */
export function MemberSteps({ record: { steps, lastError } }: { record: MemberRecord }) {
  const [step] = steps
  const isStuck = lastError?.kind === 'identity' && step?.state === 'identity'
  return (
    <section className={panel.panel}>
      <header>
        <h2>{step?.courseName ?? '올해 교육'}</h2>
        {step && <p>신청 {step.enrolmentNo ?? step.inPersonEnrolmentNo}</p>}
      </header>
      {step ? (
        <ol className={styles.steps}>
          {standingSteps({ state: step.state, isInPerson: step.enrolmentNo === null }).map(
            ({ label, stands }) => (
              <li key={label} data-stands={stands === 'now' && isStuck ? 'failed' : stands}>
                <span className={styles.dot}>
                  {stands === 'done' && <Check aria-hidden />}
                  {stands === 'now' && isStuck && <X aria-hidden />}
                </span>
                <span>{label}</span>
                <small>{underStep(label, stands, step, isStuck)}</small>
              </li>
            ),
          )}
        </ol>
      ) : (
        <p>올해 신청한 교육이 없습니다.</p>
      )}
      {lastError && (
        <p className={styles.error}>
          <CircleX aria-hidden />
          <span>
            <strong>{errorWords(lastError)}</strong> {formatSeoulDateTime(new Date(lastError.at))}
            {lastError.times > 1 && ` · 하루 사이 ${lastError.times}번째`}
          </span>
        </p>
      )}
      {steps.length > 1 && <p className={styles.others}>다른 교육 {steps.length - 1}건이 더 있습니다.</p>}
    </section>
  )
}

function underStep(label: string, stands: string, step: Step, isStuck: boolean): string {
  const days: Record<string, string | null> = {
    신청: step.appliedAt,
    결제: step.paidAt,
    설문: step.surveyedAt,
    수료: step.completedAt,
    출석: step.startsAt,
  }
  if (label === '수강' && stands !== 'next') return `${step.finishedLectureCount}/${step.lectureCount}강`
  if (stands === 'now') return isStuck ? '본인확인 막힘' : nextScreenWords(step.state)
  const at = days[label]
  return at && stands === 'done' ? seoulDay(new Date(at)).slice(5).replace('-', '.') : ''
}

export function errorWords({ kind, reason }: NonNullable<MemberRecord['lastError']>): string {
  if (kind === 'identity') return `${identityWords(reason)}.`
  if (kind === 'payment') return `결제하지 못했습니다. ${reason}`
  return '비밀번호를 잘못 입력했습니다.'
}
