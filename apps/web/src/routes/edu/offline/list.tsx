import { InPersonHistory } from '../../../features/in-person-history/in-person-history.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '집합교육 신청 내역', login: true }

export default function InPersonList() {
  return <InPersonHistory />
}
