import { Screen } from '../../app/layout/screen.tsx'
import { listBranchContacts } from '@hygiene/contracts/content/branch/list-branch-contacts'
import { asksOnce } from '../../app/prerender/first-answers.ts'
import type { Drawing, RouteMeta } from '../../app/router/route-meta.ts'
import { Branches } from '../../features/content/branch/branches.tsx'

export const meta: RouteMeta = {
  title: '지회·지부 연락처',
  description: '전국 지회와 지부의 전화번호, 주소, 업무 시간입니다.',
}

export const drawing: Drawing = {
  asks: (query) => (query.size === 0 ? [asksOnce(listBranchContacts, {})] : null),
}

export default function BranchesRoute() {
  return (
    <Screen width="narrow" lead="전국의 지회·지부에 전화하거나 찾아가실 수 있습니다.">
      <Branches />
    </Screen>
  )
}
