import { MyPage } from '../../../features/member/account/my-page.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '나의 정보', login: true }

export default function MyPagePage() {
  return <MyPage />
}
