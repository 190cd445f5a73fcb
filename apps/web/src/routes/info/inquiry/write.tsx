import type { RouteMeta } from '../../../app/router/route-meta.ts'
import { INQUIRIES } from '../../../features/content/inquiry/inquiry-kinds.ts'
import { WriteScreen } from '../../../features/content/inquiry/inquiry-screens.tsx'

export const meta: RouteMeta = { title: '1:1 문의 쓰기', login: true }

export default function WriteInquiry() {
  return <WriteScreen kind={INQUIRIES} />
}
