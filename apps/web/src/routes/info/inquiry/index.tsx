import type { RouteMeta } from '../../../app/router/route-meta.ts'
import { INQUIRIES } from '../../../features/content/inquiry/inquiry-kinds.ts'
import { InquiriesScreen } from '../../../features/content/inquiry/inquiry-screens.tsx'

export const meta: RouteMeta = { title: '1:1 문의' }

export default function Inquiries() {
  return <InquiriesScreen kind={INQUIRIES} />
}
