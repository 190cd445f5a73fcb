import type { RouteMeta } from '../app/router/route-meta.ts'
import { ConsentScreen } from '../features/member/help/consent-screen.tsx'

/** Is short to fit the 90 bytes of a text message. */
export const meta: RouteMeta = { title: '도움 동의', bottomBar: false }

export default ConsentScreen
