import type { RouteMeta } from '../../../app/router/route-meta.ts'
import { REPORTS } from '../../../features/content/inquiry/inquiry-kinds.ts'
import { InquiriesScreen } from '../../../features/content/inquiry/inquiry-screens.tsx'

export const meta: RouteMeta = { title: '신고센터' }

export default function Reports() {
  return <InquiriesScreen kind={REPORTS} />
}
