import type { RouteMeta } from '../../../app/router/route-meta.ts'
import { PostScreen } from '../../../features/board/board-screens.tsx'
import { FAQ } from '../../../features/board/boards.ts'

export const meta: RouteMeta = { title: '자주 묻는 질문' }

export default function FaqPost() {
  return <PostScreen board={FAQ} />
}
