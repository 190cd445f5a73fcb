import type { RouteMeta } from '../../../app/router/route-meta.ts'
import { useEnrolmentNo } from '../../../app/router/use-enrolment-no.ts'
import { EnrolmentHistory } from '../../../features/education/enrolment/enrolment-history.tsx'
import { OwnOnline } from '../../../features/education/own-application/own-online.tsx'

export const meta: RouteMeta = { title: '온라인교육 신청 내역', login: true }

export default function OnlineList() {
  const enrolmentNo = useEnrolmentNo()
  if (enrolmentNo === null) return <EnrolmentHistory />
  return <OwnOnline key={enrolmentNo} enrolmentNo={enrolmentNo} />
}
