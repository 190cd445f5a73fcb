import type { RouteMeta } from '../../../app/router/route-meta.ts'
import { drawingOfList } from '../../../features/content/board/board-drawing.ts'
import { BoardScreen } from '../../../features/content/board/board-screens.tsx'
import { LIBRARY } from '../../../features/content/board/boards.ts'

export const meta: RouteMeta = {
  title: '자료실',
  description: '영업장에서 쓰는 위생 점검표와 서식, 식품위생 자료를 내려받으실 수 있습니다.',
}
export const drawing = drawingOfList(LIBRARY)

export default function Library() {
  return <BoardScreen board={LIBRARY} />
}
