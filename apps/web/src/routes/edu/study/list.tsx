import { listStudyRoom } from '@hygiene/contracts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../api/loaded.tsx'
import { read } from '../../../api/read.ts'
import { useLeftovers } from '../../../features/player/use-leftovers.ts'
import { CourseList } from '../../../features/study/course-list.tsx'
import { Screen } from '../../../frame/screen.tsx'
import type { RouteMeta } from '../../../router/route-meta.ts'

export const meta: RouteMeta = { title: '나의 학습실', login: true }

const CHANGED = [listStudyRoom]

export default function StudyList() {
  useLeftovers(CHANGED)
  const courses = useQuery({
    ...read(listStudyRoom, { limit: -1 }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
  return (
    <Screen lead="결제하신 온라인교육을 여기에서 들으실 수 있습니다.">
      <Loaded query={courses}>{({ list }) => <CourseList courses={list} />}</Loaded>
    </Screen>
  )
}
