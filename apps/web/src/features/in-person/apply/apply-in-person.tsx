import { Loaded, read } from '@hygiene/client'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { listCourses } from '@hygiene/contracts/education/course/list-courses'
import { type IndustryType, industryTypeLabel, OnlineType, SalesType } from '@hygiene/domain/text'
import { useQuery } from '@tanstack/react-query'
import { NotOffered } from '../../../shared/application-form/not-offered.tsx'
import { Screen } from '../../../app/layout/screen.tsx'
import { InPersonForm } from './in-person-form.tsx'

export function ApplyInPerson({ industryType }: { industryType: IndustryType }) {
  const courses = useQuery(
    read(listCourses, { salesType: SalesType.new, industryType, isOnline: OnlineType.collective }),
  )
  const user = useQuery(read(fetchUser, {}))
  const course = courses.data?.list[0]

  if (courses.data && !course) {
    return <NotOffered what={`${industryTypeLabel[industryType]} 집합교육`} chooseAt="/edu/offline" />
  }
  if (course && user.data) return <InPersonForm course={course} applicant={user.data} />
  return (
    <Screen>
      <Loaded query={courses}>{() => <Loaded query={user}>{() => null}</Loaded>}</Loaded>
    </Screen>
  )
}
