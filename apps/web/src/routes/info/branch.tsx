import { Screen } from '../../app/layout/screen.tsx'
import type { RouteMeta } from '../../app/router/route-meta.ts'
import { Branches } from '../../features/branches/branches.tsx'

export const meta: RouteMeta = { title: '지회·지부 연락처' }

export default function BranchesRoute() {
  return (
    <Screen width="narrow" lead="전국의 지회·지부에 전화하거나 찾아가실 수 있습니다.">
      <Branches />
    </Screen>
  )
}
