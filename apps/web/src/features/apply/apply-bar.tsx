import { formatWon, type IndustryType, industryTypeLabel } from '@hygiene/domain'
import { Button } from '@hygiene/ui'
import { ChevronRight } from 'lucide-react'
import type { Course } from './apply.tsx'
import styles from './apply.module.css'
import type { Draft } from './draft.ts'
import { STEPS } from './rules.ts'
import type { StepDesk } from './use-steps.ts'
import type { SubmitDesk } from './use-submit.ts'

type ApplyBarProps = { course: Course; draft: Draft; steps: StepDesk; submit: SubmitDesk }

/** Previous and next; on a phone with the place and the fee above them. */
export function ApplyBar({ course, draft, steps, submit }: ApplyBarProps) {
  const isLast = steps.step === STEPS.length
  const mayPay = submit.eligibility.data?.eligible === true
  return (
    <div className={styles.bar}>
      <p className={styles.line}>
        <span>{draft.businessName || industryTypeLabel[course.industryType as IndustryType]}</span>
        <strong>{formatWon(course.price)}</strong>
      </p>
      <div className={styles.buttons}>
        <Button tone="secondary" onClick={steps.back}>
          이전
        </Button>
        {!isLast && (
          <Button onClick={steps.next}>
            다음: {STEPS[steps.step]}
            <ChevronRight aria-hidden />
          </Button>
        )}
        {isLast && mayPay && (
          <Button busy={submit.isBusy} onClick={() => steps.passes() && submit.apply()}>
            신청하고 결제하기
            <ChevronRight aria-hidden />
          </Button>
        )}
      </div>
    </div>
  )
}
