import type { RouteMeta } from '../../../app/router/route-meta.ts'
import { PostScreen } from '../../../features/board/board-screens.tsx'
import { NEWS_DATA } from '../../../features/board/boards.ts'

export const meta: RouteMeta = { title: '자료 소식' }

export default function NewsDataPost() {
  return <PostScreen board={NEWS_DATA} />
}
