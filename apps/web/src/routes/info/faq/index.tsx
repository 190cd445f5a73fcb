import type { RouteMeta } from '../../../app/router/route-meta.ts'
import { BoardScreen } from '../../../features/board/board-screens.tsx'
import { FAQ } from '../../../features/board/boards.ts'

export const meta: RouteMeta = { title: '자주 묻는 질문' }

export default function Faq() {
  return <BoardScreen board={FAQ} />
}
