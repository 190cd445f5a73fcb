import { Card } from '@hygiene/ui'
import { NoticeList } from '../../../features/notice/notice-list.tsx'
import { Screen } from '../../../app/layout/screen.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'

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
