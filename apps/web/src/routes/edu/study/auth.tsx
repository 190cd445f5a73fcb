import { Navigate } from 'react-router-dom'
import { IdentityCheckScreen } from '../../../features/member/identity-check/identity-check-screen.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'
import { useEnrolmentNo } from '../../../app/router/use-enrolment-no.ts'

export const meta: RouteMeta = { title: '본인확인', login: true, bottomBar: false }

export default function Auth() {
  const enrolmentNo = useEnrolmentNo()
  if (enrolmentNo === null) return <Navigate to="/edu/study/list" replace />
  return <IdentityCheckScreen enrolmentNo={enrolmentNo} />
}
