import { FindPassword } from '../../../features/member/find-account/find-password.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '비밀번호 찾기', bottomBar: false }

export default function FindPasswordPage() {
  return <FindPassword />
}
