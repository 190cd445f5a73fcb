import { OnlineGuide } from '../../features/education/apply/online-guide.tsx'
import { ChosenOption } from '../../app/layout/chosen-option.tsx'
import type { RouteMeta } from '../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '온라인교육', login: true }

export default function Online() {
  return (
    <ChosenOption kind="online">
      <OnlineGuide />
    </ChosenOption>
  )
}
