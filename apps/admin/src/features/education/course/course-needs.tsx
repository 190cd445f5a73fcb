import { type CourseNeed, courseNeedLabel } from '@hygiene/domain/education/course/course-needs'
import { Link } from 'react-router-dom'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import type { CourseRecord } from './course-text.ts'
import styles from './courses.module.css'

const ELSEWHERE: Partial<Record<CourseNeed, string>> = {
  tax: '/cash-receipts/taxes',
  bank: '/questions',
  survey: '/surveys',
}

export function CourseNeeds({ needs }: Pick<CourseRecord, 'needs'>) {
  return (
    <section className={styles.needs} aria-labelledby="needs">
      <h2 id="needs">공개하기 전에 필요한 것</h2>
      <ul>
        {needs.map(({ need, fault }) => (
          <li key={need}>
            <StateMark kind={fault === null ? 'done' : 'failed'}>{courseNeedLabel[need]}</StateMark>
            {fault !== null && <Fault need={need} text={fault} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Fault({ need, text }: { need: CourseNeed; text: string }) {
  const to = ELSEWHERE[need]
  return to ? <Link to={to}>{text}</Link> : <span>{text}</span>
}
