import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { readStaffMember } from '@hygiene/contracts/member/account/staff/read-staff-member'
import { refundOfferText } from '@hygiene/domain/education/designation/education-verdict'
import { Link } from 'react-router-dom'
import { enrolmentPath } from '../enrolment-state/enrolment-kind.ts'
import { enrolmentState } from '../enrolment-state/enrolment-state.ts'
import { StateMark } from '../state-mark/state-mark.tsx'
import styles from './education-lines.module.css'

type Notified = Pick<EntityOf<typeof readStaffMember>, 'verdict' | 'educations'> & {
  onFollow?: () => void
}

/** Shows whether education is required this year, and each enrolment in one line with its refund. */
export function EducationLines({ verdict, educations, onFollow }: Notified) {
  return (
    <section className={styles.educations} aria-label="지금 상태">
      {verdict && <p className={styles.verdict}>{verdict}</p>}
      {educations.length > 0 && (
        <ul>
          {educations.map((education) => {
            const state = enrolmentState(education)
            return (
              <li key={enrolmentPath(education)}>
                <StateMark kind={state.kind}>{state.label}</StateMark>{' '}
                <Link to={enrolmentPath(education)} onClick={onFollow}>
                  {education.courseName} · {education.businessName}
                </Link>{' '}
                {education.refund && <strong>{refundOfferText(education.refund)}</strong>}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
