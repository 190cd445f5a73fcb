import { useSearchParams } from 'react-router-dom'
import { NoticeView } from '../../../features/notice/notice-view.tsx'
import { Screen } from '../../../app/layout/screen.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '공지사항' }

export default function Notice() {
  const [query] = useSearchParams()
  // An impossible number is answered by the server's own sentence.
  const noticeNo = Math.max(1, Math.trunc(Number(query.get('noticeNo'))) || 2_147_483_647)
  return (
    <Screen>
      <NoticeView noticeNo={noticeNo} />
    </Screen>
  )
}
