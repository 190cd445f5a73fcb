import type { RouteMeta } from '../app/router/route-meta.ts'
import { RefuseMarketingScreen } from '../features/platform/refusal/refuse-marketing-screen.tsx'

/** Is short to fit the bytes of a text message. */
export const meta: RouteMeta = { title: '광고 문자 수신 거부', bottomBar: false }

export default RefuseMarketingScreen
