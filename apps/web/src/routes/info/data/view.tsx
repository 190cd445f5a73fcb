import type { RouteMeta } from '../../../app/router/route-meta.ts'
import { PostScreen } from '../../../features/board/board-screens.tsx'
import { LIBRARY } from '../../../features/board/boards.ts'

export const meta: RouteMeta = { title: '자료실' }

export default function LibraryPost() {
  return <PostScreen board={LIBRARY} />
}
