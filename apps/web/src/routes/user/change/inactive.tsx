import { ReleaseDormant } from '../../../features/member/find-account/release-dormant.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '휴면 계정 해제', bottomBar: false }

export default function Inactive() {
  return <ReleaseDormant />
}
