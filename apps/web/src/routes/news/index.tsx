import { Screen } from '../../app/layout/screen.tsx'
import type { RouteMeta } from '../../app/router/route-meta.ts'
import { NewsOverview } from '../../features/board/news-overview.tsx'

export const meta: RouteMeta = { title: '소식' }

export default function News() {
  return (
    <Screen>
      <NewsOverview />
    </Screen>
  )
}
