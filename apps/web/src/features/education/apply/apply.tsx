import { Loaded, read } from '@hygiene/client'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { listCourses } from '@hygiene/contracts/education/course/list-courses'
import { readStudyGuard } from '@hygiene/contracts/education/enrolment/read-study-guard'
import { type IndustryType, industryTypeLabel, OnlineType, SalesType } from '@hygiene/domain/text'
import { useQuery } from '@tanstack/react-query'
import { NotOffered } from '../../../shared/application-form/not-offered.tsx'
import { Screen } from '../../../app/layout/screen.tsx'
import { ApplyForm } from './apply-form.tsx'
import { ClosedPeriod } from './closed-period.tsx'

/** The application of an existing operator: loads the course and the person, then hands over to the form. */
export function Apply({ industryType }: { industryType: IndustryType }) {
  const courses = useQuery(
    read(listCourses, { salesType: SalesType.existing, industryType, isOnline: OnlineType.online }),
  )
  const user = useQuery(read(fetchUser, {}))
  // Awaited, so that it stands there with the form and moves nothing.
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
