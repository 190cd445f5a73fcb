import type { RouteMeta } from '../../../app/router/route-meta.ts'
import { BoardScreen } from '../../../features/content/board/board-screens.tsx'
import { MATERIALS } from '../../../features/content/board/boards.ts'

export const meta: RouteMeta = { title: '강의자료', login: true }

export default function Materials() {
  return <BoardScreen board={MATERIALS} />
}
