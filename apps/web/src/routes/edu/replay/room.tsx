import { Navigate } from 'react-router-dom'
import { ReplayRoom } from '../../../features/education/replay/replay-room.tsx'
import { useEnrolmentNo } from '../../../app/router/use-enrolment-no.ts'
import type { RouteMeta } from '../../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '다시보기', login: true }

export default function Replay() {
  const enrolmentNo = useEnrolmentNo()
  if (enrolmentNo === null) return <Navigate to="/edu/replay/list" replace />
  return <ReplayRoom enrolmentNo={enrolmentNo} />
}
