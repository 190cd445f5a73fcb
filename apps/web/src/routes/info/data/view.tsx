import type { RouteMeta } from '../../../app/router/route-meta.ts'
import { drawingOfPost } from '../../../features/content/board/board-drawing.ts'
import { PostScreen } from '../../../features/content/board/board-screens.tsx'
import { LIBRARY } from '../../../features/content/board/boards.ts'

export const meta: RouteMeta = {
  title: '자료실',
  description: '영업장에서 쓰는 위생 점검표와 서식, 식품위생 자료를 내려받으실 수 있습니다.',
}
export const drawing = drawingOfPost(LIBRARY)

export default function LibraryPost() {
  return <PostScreen board={LIBRARY} />
}
