import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { readStudyGuard } from '@hygiene/contracts/education/enrolment/read-study-guard'
import { type GuardStep, guardSentence, guardSteps } from '@hygiene/domain/education/study/guard-text'
import { lengthText } from '@hygiene/domain/member/next-action/deadline-text'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { studyDeadline } from '@hygiene/domain/education/study/study-deadline'
import { useId } from 'react'
import styles from './guard-card.module.css'

export type Guard = NonNullable<EntityOf<typeof readStudyGuard>['guard']>

type GuardCardProps = { guard: Guard; isPaymentClosed?: boolean }

export function GuardCard({ guard, isPaymentClosed = false }: GuardCardProps) {
  const id = useId()
  const startBy = new Date(guard.startBy)
  const { state, lectureSeconds, surveyMinutes, testMinutes } = guard
  const minutes = Math.ceil(lectureSeconds / 60) + surveyMinutes + testMinutes
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.sentence}>
        {guardSentence({ state, startBy })}
      </h2>
      {state === 'ahead' ? (
        <ol className={styles.steps}>
          {guardSteps(startBy, studyDeadline(seoulYear(startBy)), guard).map((step) => (
            <li key={step.step} data-step={step.step}>
              <span className={styles.at}>{step.at}</span>
              <span className={styles.mark} aria-hidden />
              <span>
                <strong>{nameOf(step, guard)}</strong> <span className={styles.length}>{lengthOf(step)}</span>
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.length}>
          {state === 'over'
            ? `${isPaymentClosed ? '그래서 결제를 받지 않습니다. ' : ''}새해 교육은 1월 1일 9시부터 신청하실 수 있습니다.`
            : `강의와 설문, 평가에 ${lengthText(minutes * 60)}이 걸립니다.`}
        </p>
      )}
    </section>
  )
}

function nameOf({ step }: GuardStep, { lectureCount }: Guard): string {
  const names = { lectures: `강의 ${lectureCount}개`, survey: '설문·본인확인', test: '평가', end: '마감' }
  return names[step]
}

function lengthOf({ step, minutes }: GuardStep): string {
  return step === 'end' ? '지나면 올해 교육이 아닙니다' : lengthText(minutes * 60)
}
