import type { RouteMeta } from '../../../app/router/route-meta.ts'
import { drawingOfList } from '../../../features/content/board/board-drawing.ts'
import { BoardScreen } from '../../../features/content/board/board-screens.tsx'
import { NEWS_DATA } from '../../../features/content/board/boards.ts'

export const meta: RouteMeta = {
  title: '자료 소식',
  description: '협회가 새로 올린 식품위생 자료입니다.',
  canonical: '/info/data',
}
export const drawing = drawingOfList(NEWS_DATA)

export default function NewsData() {
  return <BoardScreen board={NEWS_DATA} />
}
