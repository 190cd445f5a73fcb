import { Screen } from '../../app/layout/screen.tsx'
import type { RouteMeta } from '../../app/router/route-meta.ts'
import { RemoteSupport } from '../../features/member/remote-support/remote-support.tsx'

export const meta: RouteMeta = {
  title: '원격지원',
  description: '신청과 수강이 어려우시면 직원이 전화로 함께 보며 도와드립니다.',
}

export default function RemoteSupportRoute() {
  return (
    <Screen width="narrow" lead="전화하시면 직원이 회원님의 내역을 함께 보며 도와드립니다.">
      <RemoteSupport />
    </Screen>
  )
}
