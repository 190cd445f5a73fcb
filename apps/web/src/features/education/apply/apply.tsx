import { Loaded, read } from '@hygiene/client'
import { listCourses } from '@hygiene/contracts/education/course/list-courses'
import { readStudyGuard } from '@hygiene/contracts/education/enrolment/read-study-guard'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { type IndustryType, industryTypeLabel, OnlineType, SalesType } from '@hygiene/domain/text'
import { linkButton, NoticeBox } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import styles from '../../../shared/application-form/application-form.module.css'
import type { Course } from '../../../shared/application-form/course.ts'
import { NotOffered } from '../../../shared/application-form/not-offered.tsx'
import { ApplyForm } from './apply-form.tsx'

export function Apply({ industryType }: { industryType: IndustryType }) {
  const courses = useQuery(
    read(listCourses, { salesType: SalesType.existing, industryType, isOnline: OnlineType.online }),
  )
  const user = useQuery(read(fetchUser, {}))
  // The guard loads before the form is shown, so that nothing shifts.
  const guard = useQuery(read(readStudyGuard, { industryType }))
  const course = courses.data?.list[0]

  if (courses.data && !course) {
    return <NotOffered what={`${industryTypeLabel[industryType]} 온라인교육`} chooseAt="/edu/online" />
  }
  if (course && !course.isOpen) return <ClosedPeriod course={course} />
  if (course && user.data && !guard.isPending) return <ApplyForm course={course} applicant={user.data} />
  return (
    <Screen>
      <Loaded query={courses}>{() => <Loaded query={user}>{() => null}</Loaded>}</Loaded>
    </Screen>
  )
}

/** Replaces the form outside the application period (specification section 4). */
function ClosedPeriod({ course }: { course: Course }) {
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
