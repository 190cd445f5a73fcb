import { listNotices } from '@hygiene/contracts'
import { Badge, Card, EmptyState, Table } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { GrowingList } from '../../paging/growing-list.tsx'
import { usePages, type RowOf } from '../../paging/use-pages.ts'
import styles from './notice.module.css'

type Notice = RowOf<typeof listNotices>

const COLUMNS = [
  { header: '번호', cell: ({ noticeNo }: Notice) => noticeNo },
  { header: '제목', isHeading: true, cell: (notice: Notice) => <TitleLink notice={notice} /> },
  {
    header: '등록일',
    cell: ({ regDate }: Notice) => <time dateTime={regDate}>{regDate.replaceAll('-', '.')}</time>,
  },
]

export function NoticeList() {
  const pages = usePages(listNotices, { limit: 20 })
  return (
    <Card>
      <GrowingList pages={pages} empty={<EmptyState />}>
        {(rows) => (
          <Table caption="공지사항" columns={COLUMNS} rows={rows} rowKey={({ noticeNo }) => noticeNo} />
        )}
      </GrowingList>
    </Card>
  )
}

function TitleLink({ notice: { noticeNo, title, isImportant } }: { notice: Notice }) {
  return (
    <Link to={`/info/notice/view?noticeNo=${noticeNo}`} className={styles.link}>
      {isImportant && <Badge tone="error">중요</Badge>}
      {title}
    </Link>
  )
}
