import { InPersonGuide } from '../../features/in-person/apply/in-person-guide.tsx'
import { ChosenOption } from '../../app/layout/chosen-option.tsx'
import type { RouteMeta } from '../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '집합교육', login: true }

export default function InPerson() {
  return (
    <ChosenOption kind="offline">
      <InPersonGuide />
    </ChosenOption>
  )
}
