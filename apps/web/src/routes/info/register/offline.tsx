import { InPersonGuide } from '../../../features/content/registration-guide/in-person-guide.tsx'
import { Screen } from '../../../app/layout/screen.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'

export const meta: RouteMeta = {
  title: '집합교육 신청 방법',
  description: '신규 영업자가 집합교육을 신청하고 수료하는 순서입니다.',
}

export default function RegisterOffline() {
  return (
    <Screen width="narrow" lead="신규 영업자가 교육장에서 받는 집합교육의 신청부터 수료증까지 안내합니다.">
      <InPersonGuide />
    </Screen>
  )
}
