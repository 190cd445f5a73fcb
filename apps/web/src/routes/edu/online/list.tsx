import { EnrolmentHistory } from '../../../features/enrolment-history/enrolment-history.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '온라인교육 신청 내역', login: true }

export default function OnlineList() {
  return <EnrolmentHistory />
}
