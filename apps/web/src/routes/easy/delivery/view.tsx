import { Screen } from '../../../app/layout/screen.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'
import { DeliveryGuide } from '../../../features/education/delivery/delivery-guide.tsx'

export const meta: RouteMeta = {
  title: '배달 음식 위생',
  description: '배달 음식을 만들고 보내는 영업장에서 지킬 위생 수칙입니다.',
}

export default function DeliveryRoute() {
  return (
    <Screen width="narrow" lead="배달하는 음식을 안전하게 만들고 담고 보내는 방법입니다.">
      <DeliveryGuide />
    </Screen>
  )
}
