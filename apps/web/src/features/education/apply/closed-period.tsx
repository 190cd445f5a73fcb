import { linkButton, NoticeBox } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import type { Course } from '../../../shared/application-form/course.ts'
import styles from '../../../shared/application-form/application-form.module.css'

/** Shown in place of the form outside the application period (specification section 4). */
export function ClosedPeriod({ course }: { course: Course }) {
  return (
    <Screen width="narrow">
      <NoticeBox tone="warn" title={course.periodSentence}>
        <p>이미 신청하신 교육은 신청 내역에서 확인하실 수 있습니다.</p>
      </NoticeBox>
      <div className={styles.choices}>
        <Link {...linkButton()} to="/edu/online/list">
          신청 내역 보기
        </Link>
        <Link {...linkButton({ tone: 'secondary' })} to="/info/notice">
          공지사항 보기
        </Link>
      </div>
    </Screen>
  )
}
