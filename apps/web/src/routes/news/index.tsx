import { Screen } from '../../app/layout/screen.tsx'
import type { RouteMeta } from '../../app/router/route-meta.ts'
import { newsDrawing } from '../../features/content/board/board-drawing.ts'
import { NewsOverview } from '../../features/content/board/news-overview.tsx'

export const meta: RouteMeta = {
  title: '소식',
  description: '협회의 새 자료와 식품위생교육 결과를 모았습니다.',
}
export const drawing = newsDrawing

export default function News() {
  return (
    <Screen>
      <NewsOverview />
    </Screen>
  )
}
