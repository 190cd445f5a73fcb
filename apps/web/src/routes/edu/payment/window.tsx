import { GatewayWindow } from '../../../features/money/payment/gateway-window.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'

export const meta: RouteMeta = {
  title: '결제창',
  login: true,
  header: false,
  footer: false,
  bottomBar: false,
}

export default GatewayWindow
