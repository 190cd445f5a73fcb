import { Loaded, read } from '@hygiene/client'
import { listNotices } from '@hygiene/contracts/content/board/list-notices'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { Badge, EmptyState, PagerButtons } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import styles from './boards.module.css'

/** Shows four notices per page on three pages (specification section 9). */
const PER_PAGE = 4
const REQUEST = { page: 1, limit: 3 * PER_PAGE }

type Notice = EntityOf<typeof listNotices>['list'][number]

export function NoticeCarousel({ isNear }: { isNear: boolean }) {
  const notices = useQuery({ ...read(listNotices, REQUEST), enabled: isNear })
  const [page, setPage] = useState(1)
  const total = Math.ceil((notices.data?.list.length ?? 0) / PER_PAGE)

  return (
    <section aria-labelledby="notices-title">
      <div className={styles.head}>
        <h2 id="notices-title">공지사항</h2>
        <PagerButtons label="공지사항" page={page} total={total} onGo={setPage} />
      </div>
      <div className={styles.notices}>
        <Loaded query={notices}>
          {({ list }) =>
            list.length === 0 ? (
              <EmptyState />
            ) : (
              <NoticeList notices={list.slice((page - 1) * PER_PAGE, page * PER_PAGE)} />
            )
          }
        </Loaded>
      </div>
      <Link to="/info/notice" className={styles.all}>
        공지사항 전체 보기
        <ChevronRight aria-hidden />
      </Link>
    </section>
  )
}

function NoticeList({ notices }: { notices: readonly Notice[] }) {
  return (
    <ul className={styles.list}>
      {notices.map(({ noticeNo, title, isImportant, regDate }) => (
        <li key={noticeNo}>
          <Link to={`/info/notice/view?noticeNo=${noticeNo}`}>
            <span className={styles.title}>
              {isImportant && <Badge tone="error">중요</Badge>}
              {title}
            </span>
            <time dateTime={regDate}>{regDate.replaceAll('-', '.')}</time>
          </Link>
        </li>
      ))}
    </ul>
  )
}
