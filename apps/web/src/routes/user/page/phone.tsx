import { ChangePhone } from '../../../features/member/account/change-phone.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '휴대전화 번호 변경', login: true, back: true, bottomBar: false }

export default function PhonePage() {
  return <ChangePhone />
}
