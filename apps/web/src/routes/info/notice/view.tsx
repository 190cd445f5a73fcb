import { EmptyState, linkButton } from '@hygiene/ui'
import { Link, useSearchParams } from 'react-router-dom'
import { NoticeText } from '../../../features/notice/notice-text.tsx'
import { Screen } from '../../../frame/screen.tsx'
import type { RouteMeta } from '../../../router/route-meta.ts'

export const meta: RouteMeta = { title: '공지사항' }

export default function NoticeView() {
  const [query] = useSearchParams()
  const noticeNo = Number(query.get('noticeNo'))
  return (
    <Screen>
      {Number.isInteger(noticeNo) && noticeNo > 0 ? (
        <NoticeText noticeNo={noticeNo} />
      ) : (
        <EmptyState>
          <Link {...linkButton({ tone: 'secondary' })} to="/info/notice">
            목록
          </Link>
        </EmptyState>
      )}
    </Screen>
  )
}
