import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { checkEligibility } from '@hygiene/contracts/education/enrolment/check-eligibility'
import { formatSeoulLongDate } from '@hygiene/domain/time/seoul-day'
import { isSettled } from '@hygiene/domain/education/enrolment/education-records'
import { NoticeBox, type NoticeTone } from '@hygiene/ui'
import type { ReactNode } from 'react'
import { WithSupport } from '../../app/association/with-support.tsx'
import styles from './application-form.module.css'
import { OtherMethods } from './other-methods.tsx'

type Eligibility = Pick<
  EntityOf<typeof checkEligibility>,
  'eligible' | 'sentence' | 'ground' | 'certificate'
> & { case: string }

type EligibilityBoxProps = {
  eligibility: Eligibility
  title: string
  children?: ReactNode
}

const NOT_AGAIN = '다시 신청하지 않으셔도 됩니다.'

/** Shows the applicable case and its reason before payment (docs/rules/enrolment.md). A refusal shows the next step first. */
export function EligibilityBox({ eligibility, title, children }: EligibilityBoxProps) {
  const { eligible, sentence, ground, certificate } = eligibility
  return (
    <div className={styles.eligibility}>
      <NoticeBox tone={toneOf(eligibility)} title={isSettled(eligibility.case) ? NOT_AGAIN : title}>
        {certificate && (
          <p>
            {formatSeoulLongDate(certificate.completedOn)} 수료
            <br />제 {certificate.certificateNumber} 호
          </p>
        )}
        {eligible ? (
          children
        ) : (
          <p>
            <WithSupport text={sentence} />
          </p>
        )}
        <p className={styles.ground}>근거: {ground}</p>
      </NoticeBox>
      {!eligible && (
        <>
          {children && <div className={styles.choices}>{children}</div>}
          <OtherMethods />
        </>
      )}
    </div>
  )
}

function toneOf({ eligible, case: which }: Eligibility): NoticeTone {
  if (eligible) return 'done'
  return isSettled(which) ? 'info' : 'warn'
}
