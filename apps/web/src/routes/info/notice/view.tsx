import { Screen } from '../../../app/layout/screen.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'
import { usePostNo } from '../../../features/board/board-screens.tsx'
import { NOTICES } from '../../../features/board/boards.ts'
import { NoticeView } from '../../../features/board/post-view.tsx'

export const meta: RouteMeta = { title: '공지사항' }

export default function Notice() {
  const postNo = usePostNo(NOTICES)
  return (
    <Screen>
      <NoticeView postNo={postNo} />
    </Screen>
  )
}
