import { OnlineGuide } from '../../../features/content/registration-guide/online-guide.tsx'
import { Screen } from '../../../app/layout/screen.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'

export const meta: RouteMeta = {
  title: '온라인교육 신청 방법',
  description: '기존 영업자가 온라인교육을 신청하고 수료하는 순서입니다.',
}

export default function RegisterOnline() {
  return (
    <Screen width="narrow" lead="기존 영업자가 집에서 받는 온라인교육의 신청부터 수료증까지 안내합니다.">
      <OnlineGuide />
    </Screen>
  )
}
