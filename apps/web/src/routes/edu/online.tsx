import { OnlineGuide } from '../../features/apply-online/online-guide.tsx'
import type { RouteMeta } from '../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '온라인교육', login: true }

export default OnlineGuide
