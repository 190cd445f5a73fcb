import type { RouteMeta } from '../../../app/router/route-meta.ts'
import { drawingOfPost } from '../../../features/content/board/board-drawing.ts'
import { PostScreen } from '../../../features/content/board/board-screens.tsx'
import { RESULTS } from '../../../features/content/board/boards.ts'

export const meta: RouteMeta = {
  title: '식품위생교육 결과',
  description: '식품위생교육의 실시 결과를 알려드립니다.',
}
export const drawing = drawingOfPost(RESULTS)

export default function ResultsPost() {
  return <PostScreen board={RESULTS} />
}
