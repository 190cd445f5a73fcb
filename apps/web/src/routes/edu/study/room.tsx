import { listLectures } from '@hygiene/contracts/education/study/list-lectures'
import { Navigate } from 'react-router-dom'
import { useLeftovers } from '../../../features/education/video/use-leftovers.ts'
import { StudyRoom } from '../../../features/education/study/study-room.tsx'
import { useEnrolmentNo } from '../../../app/router/use-enrolment-no.ts'
import type { RouteMeta } from '../../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '수강하기', login: true }

const CHANGED = [listLectures]

export default function Room() {
  useLeftovers(CHANGED)
  const enrolmentNo = useEnrolmentNo()
  if (enrolmentNo === null) return <Navigate to="/edu/study/list" replace />
  return <StudyRoom enrolmentNo={enrolmentNo} />
}
