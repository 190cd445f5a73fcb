import { Loaded, read } from '@hygiene/client'
import { listInPersonClasses } from '@hygiene/contracts/in-person/session/list-in-person-classes'
import { listStudyRoom } from '@hygiene/contracts/education/study/list-study-room'
import { useQuery } from '@tanstack/react-query'
import { useLeftovers } from '../../../features/education/video/use-leftovers.ts'
import { StudyLists } from '../../../features/education/study/study-lists.tsx'
import { Screen } from '../../../app/layout/screen.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '나의 학습실', login: true }

const CHANGED = [listStudyRoom]

export default function StudyList() {
  useLeftovers(CHANGED)
  const courses = useQuery({
    ...read(listStudyRoom, { limit: -1 }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
  const days = useQuery({ ...read(listInPersonClasses, {}), staleTime: 0 })
  return (
    <Screen lead="결제하신 온라인교육을 들으시고, 다가오는 집합교육의 일정을 확인하실 수 있습니다.">
      <Loaded query={courses}>
        {({ list }) => (
          <Loaded query={days}>{(toCome) => <StudyLists courses={list} days={toCome.list} />}</Loaded>
        )}
      </Loaded>
    </Screen>
  )
}
