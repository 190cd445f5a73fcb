import type { RouteMeta } from '../../app/router/route-meta.ts'
import { PostScreen } from '../../features/content/board/board-screens.tsx'
import { RECIPES } from '../../features/content/board/boards.ts'

export const meta: RouteMeta = { title: '위생 조리법' }

export default function Recipe() {
  return <PostScreen board={RECIPES} />
}
