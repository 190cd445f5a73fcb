import type { RouteMeta } from '../../../app/router/route-meta.ts'
import { REPORTS } from '../../../features/content/inquiry/inquiry-kinds.ts'
import { WriteScreen } from '../../../features/content/inquiry/inquiry-screens.tsx'

export const meta: RouteMeta = { title: '신고하기', login: true }

export default function WriteReport() {
  return <WriteScreen kind={REPORTS} />
}
