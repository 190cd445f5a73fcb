import type { RouteMeta } from '../../../app/router/route-meta.ts'
import { useEnrolmentNo } from '../../../app/router/use-enrolment-no.ts'
import { InPersonHistory } from '../../../features/in-person/enrolment/in-person-history.tsx'
import { OwnInPerson } from '../../../features/education/own-application/own-in-person.tsx'

export const meta: RouteMeta = { title: '집합교육 신청 내역', login: true }

export default function InPersonList() {
  const inPersonEnrolmentNo = useEnrolmentNo('offlineEduNo')
  if (inPersonEnrolmentNo === null) return <InPersonHistory />
  return <OwnInPerson key={inPersonEnrolmentNo} inPersonEnrolmentNo={inPersonEnrolmentNo} />
}
