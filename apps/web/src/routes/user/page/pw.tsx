import { ChangePassword } from '../../../features/member/account/change-password.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '비밀번호 변경', login: true, back: true, bottomBar: false }

export default function PasswordPage() {
  return <ChangePassword />
}
