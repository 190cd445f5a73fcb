import { HelpScreen } from '../../../features/member/help/help-screen.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '도움', login: true, back: true, bottomBar: false }

export default function HelpPage() {
  return <HelpScreen />
}
