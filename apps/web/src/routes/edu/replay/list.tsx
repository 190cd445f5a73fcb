import { ReplayList } from '../../../features/education/replay/replay-list.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '다시보기', login: true }

export default function Replays() {
  return <ReplayList />
}
