import { RenewIdentity } from '../../../features/member/account/renew-identity.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'

export const meta: RouteMeta = {
  title: '본인확인으로 정보 고치기',
  login: true,
  back: true,
  bottomBar: false,
}

export default function IdentityPage() {
  return <RenewIdentity />
}
