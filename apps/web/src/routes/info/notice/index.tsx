import { Card } from '@hygiene/ui'
import { Screen } from '../../../app/layout/screen.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'
import { NoticeList } from '../../../features/board/post-list.tsx'

export const meta: RouteMeta = { title: '공지사항' }

export default function Notices() {
  return (
    <Screen>
      <Card>
        <NoticeList />
      </Card>
    </Screen>
  )
}
