import { FindId } from '../../../features/member/find-account/find-id.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '아이디 찾기', bottomBar: false }

export default function FindIdPage() {
  return <FindId />
}
