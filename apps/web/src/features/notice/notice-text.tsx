import { type EntityOf, readNotice } from '@hygiene/contracts'
import { Badge, Card, linkButton } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Loaded } from '../../api/loaded.tsx'
import { read } from '../../api/read.ts'
import styles from './notice.module.css'

type Notice = EntityOf<typeof readNotice>

export function NoticeText({ noticeNo }: { noticeNo: number }) {
  const notice = useQuery(read(readNotice, { noticeNo }))
  return (
    <>
      <Loaded query={notice}>{(shown) => <NoticeCard notice={shown} />}</Loaded>
      <div>
        <Link {...linkButton({ tone: 'secondary' })} to="/info/notice">
          목록
        </Link>
      </div>
    </>
  )
}

function NoticeCard({
  notice: { title, isImportant, regDate, contents, previous, next },
}: {
  notice: Notice
}) {
  return (
    <Card title={title} lead={<time dateTime={regDate}>{regDate.replaceAll('-', '.')}</time>}>
      {isImportant && (
        <p>
          <Badge tone="error">중요</Badge>
        </p>
      )}
      <div className={styles.text}>
        {contents.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <nav aria-label="이전글과 다음글" className={styles.neighbours}>
        <Neighbour word="이전글" notice={previous} />
        <Neighbour word="다음글" notice={next} />
      </nav>
    </Card>
  )
}

function Neighbour({ word, notice }: { word: string; notice: Notice['previous'] }) {
  return (
    <p>
      <span>{word}</span>
      {notice ? (
        <Link to={`/info/notice/view?noticeNo=${notice.noticeNo}`}>{notice.title}</Link>
      ) : (
        '글이 없습니다.'
      )}
    </p>
  )
}
