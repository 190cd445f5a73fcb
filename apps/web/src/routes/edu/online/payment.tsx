import { Checkout } from '../../../features/money/payment/checkout.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '온라인교육 결제', login: true, bottomBar: false }

export default Checkout
