import { DesignationList } from '../../../features/education/designation/designation-list.tsx'
import { Screen } from '../../../app/layout/screen.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '지정확인서 제출', login: true }

export default function Designations() {
  return (
    <Screen lead="위생책임자가 교육을 받는 영업장의 지정확인서를 제출합니다.">
      <DesignationList />
    </Screen>
  )
}
