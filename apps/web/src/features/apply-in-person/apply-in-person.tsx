import { Loaded, read } from '@hygiene/client'
import { type EntityOf, fetchUser, listCourses } from '@hygiene/contracts'
import { type IndustryType, industryTypeLabel, OnlineType, SalesType } from '@hygiene/domain'
import { useQuery } from '@tanstack/react-query'
import { NotOffered } from '../../applying/not-offered.tsx'
import { Screen } from '../../frame/screen.tsx'
import { InPersonForm } from './in-person-form.tsx'
import type { LentSessions } from './lent-sessions.ts'

export type Course = EntityOf<typeof listCourses>['list'][number]

type ApplyInPersonProps = { industryType: IndustryType; lent: LentSessions }

/** The application of a new operator: loads the course and the person, then hands over to the form. */
export function ApplyInPerson({ industryType, lent }: ApplyInPersonProps) {
  const courses = useQuery(
    read(listCourses, { salesType: SalesType.new, industryType, isOnline: OnlineType.collective }),
  )
  const user = useQuery(read(fetchUser, {}))
  const course = courses.data?.list[0]

  if (courses.data && !course) {
    return <NotOffered what={`${industryTypeLabel[industryType]} 집합교육`} chooseAt="/edu/offline" />
  }
  if (course && user.data) return <InPersonForm course={course} applicant={user.data} lent={lent} />
  return (
    <Screen>
      <Loaded query={courses}>{() => <Loaded query={user}>{() => null}</Loaded>}</Loaded>
    </Screen>
  )
}
