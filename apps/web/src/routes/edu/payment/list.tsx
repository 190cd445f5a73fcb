import { PaymentList } from '../../../features/payment/payment-list.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '결제 내역', login: true }

export default PaymentList
