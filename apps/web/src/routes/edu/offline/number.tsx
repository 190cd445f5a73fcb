import { Navigate } from 'react-router-dom'
import { LicenceNumber } from '../../../features/education/licence-number/licence-number.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'
import { useEnrolmentNo } from '../../../app/router/use-enrolment-no.ts'

export const meta: RouteMeta = { title: '영업신고번호 등록', login: true }

export default function OfflineNumber() {
  const inPersonEnrolmentNo = useEnrolmentNo('offlineEduNo')
  if (inPersonEnrolmentNo === null) return <Navigate to="/edu/offline/list" replace />
  return <LicenceNumber inPersonEnrolmentNo={inPersonEnrolmentNo} />
}
