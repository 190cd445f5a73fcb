import { Result } from '../../../features/money/payment/result.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '결제 결과', login: true, bottomBar: false }

export default Result
