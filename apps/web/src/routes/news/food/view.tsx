import type { RouteMeta } from '../../../app/router/route-meta.ts'
import { PostScreen } from '../../../features/board/board-screens.tsx'
import { RESULTS } from '../../../features/board/boards.ts'

export const meta: RouteMeta = { title: '식품위생교육 결과' }

export default function ResultsPost() {
  return <PostScreen board={RESULTS} />
}
