import type { RouteMeta } from '../../../app/router/route-meta.ts'
import { BoardScreen } from '../../../features/board/board-screens.tsx'
import { LIBRARY } from '../../../features/board/boards.ts'

export const meta: RouteMeta = { title: '자료실' }

export default function Library() {
  return <BoardScreen board={LIBRARY} />
}
