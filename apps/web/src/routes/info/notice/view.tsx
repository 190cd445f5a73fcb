import { Screen } from '../../../app/layout/screen.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'
import { drawingOfPost } from '../../../features/content/board/board-drawing.ts'
import { usePostNo } from '../../../features/content/board/board-screens.tsx'
import { NOTICES } from '../../../features/content/board/boards.ts'
import { NoticeView } from '../../../features/content/board/post-view.tsx'

export const meta: RouteMeta = {
  title: '공지사항',
  description: '식품위생교육 일정과 제도, 신청과 수료에 관한 협회의 공지사항입니다.',
}
export const drawing = drawingOfPost(NOTICES)

export default function Notice() {
  const postNo = usePostNo(NOTICES)
  return (
    <Screen>
      <NoticeView postNo={postNo} />
    </Screen>
  )
}
