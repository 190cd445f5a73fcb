import { WaitingResult } from '../../../features/in-person/apply/waiting-result.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '대기 신청', login: true, bottomBar: false }

export default WaitingResult
