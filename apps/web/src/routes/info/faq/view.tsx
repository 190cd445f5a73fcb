import type { RouteMeta } from '../../../app/router/route-meta.ts'
import { drawingOfPost } from '../../../features/content/board/board-drawing.ts'
import { PostScreen } from '../../../features/content/board/board-screens.tsx'
import { FAQ } from '../../../features/content/board/boards.ts'

export const meta: RouteMeta = {
  title: '자주 묻는 질문',
  description: '교육 신청, 결제와 환불, 수강, 수료증에 관해 자주 묻는 질문과 답변입니다.',
}
export const drawing = drawingOfPost(FAQ)

export default function FaqPost() {
  return <PostScreen board={FAQ} />
}
