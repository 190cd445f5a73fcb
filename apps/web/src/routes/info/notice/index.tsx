import { Card } from '@hygiene/ui'
import { Screen } from '../../../app/layout/screen.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'
import { drawingOfList } from '../../../features/content/board/board-drawing.ts'
import { NOTICES } from '../../../features/content/board/boards.ts'
import { NoticeList } from '../../../features/content/board/post-list.tsx'

export const meta: RouteMeta = {
  title: '공지사항',
  description: '식품위생교육 일정과 제도, 신청과 수료에 관한 협회의 공지사항입니다.',
}
export const drawing = drawingOfList(NOTICES)

export default function Notices() {
  return (
    <Screen>
      <Card>
        <NoticeList />
      </Card>
    </Screen>
  )
}
