import { GatewayWindow } from '../../../../features/money/payment/gateway-window.tsx'
import type { RouteMeta } from '../../../../app/router/route-meta.ts'

/** Virtual accounts have their own window address (specification section 4, payment). */
export const meta: RouteMeta = {
  title: '가상계좌 결제창',
  login: true,
  header: false,
  footer: false,
  bottomBar: false,
}

export default GatewayWindow
