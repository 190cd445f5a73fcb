import { Loaded, read, Refused } from '@hygiene/client'
import { type EntityOf, readNotice } from '@hygiene/contracts'
import { Badge, EmptyState, linkButton } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp, List } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useWindowTitle } from '../../app/layout/use-window-title.ts'
import { oneFurther, useListReturn } from './list-return.ts'
import { RichText } from '../../shared/rich-text/rich-text.tsx'
import styles from './notice.module.css'

type Notice = EntityOf<typeof readNotice>

export function NoticeView({ noticeNo }: { noticeNo: number }) {
  const query = useQuery(read(readNotice, { noticeNo }))
  const list = useListReturn('/info/notice')
  const heading = useFocusOnTurn(query.data?.noticeNo)
  useWindowTitle(query.data && `${query.data.title} | 공지사항`)

  if (query.error instanceof Refused) {
    return (
      <EmptyState message={query.error.message}>
        <Link {...linkButton()} {...list}>
          목록으로 가기
        </Link>
      </EmptyState>
    )
  }
  return (
    <Loaded query={query}>{(notice) => <NoticeSheet notice={notice} list={list} heading={heading} />}</Loaded>
  )
}

type NoticeSheetProps = {
  notice: Notice
  list: ReturnType<typeof useListReturn>
  heading: RefObject<HTMLHeadingElement | null>
}

function NoticeSheet({ notice, list, heading }: NoticeSheetProps) {
  const { title, contents, isImportant, regDate, previous, next } = notice
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        {isImportant && <Badge tone="error">중요</Badge>}
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>
          등록일 <time dateTime={regDate}>{regDate.replaceAll('-', '.')}</time>
        </p>
      </header>
      <RichText blocks={contents} />
      <nav className={styles.neighbours} aria-label="이전글과 다음글">
        <Neighbour label="다음글" notice={next} />
        <Neighbour label="이전글" notice={previous} />
      </nav>
      <p className={styles.back}>
        <Link {...linkButton({ tone: 'secondary' })} {...list}>
          <List aria-hidden />
          목록
        </Link>
      </p>
    </article>
  )
}

function Neighbour({ label, notice }: { label: '이전글' | '다음글'; notice: Notice['previous'] }) {
  const location = useLocation()
  const Icon = label === '다음글' ? ChevronUp : ChevronDown
  const word = (
    <span className={styles.label}>
      <Icon aria-hidden />
      {label}
    </span>
  )
  if (!notice) {
    return (
      <p>
        {word}
        <span>{label}이 없습니다.</span>
      </p>
    )
  }
  return (
    <Link to={`/info/notice/view?noticeNo=${notice.noticeNo}`} state={oneFurther(location)}>
      {word}
      <span>{notice.title}</span>
    </Link>
  )
}

/** The layout moves focus between screens; from one notice to the next the screen stays, so its heading takes it. */
function useFocusOnTurn(noticeNo: number | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef<number>(undefined)
  useEffect(() => {
    if (noticeNo === undefined) return
    const isTurn = shown.current !== undefined && shown.current !== noticeNo
    shown.current = noticeNo
    if (isTurn) heading.current?.focus({ preventScroll: true })
  }, [noticeNo])
  return heading
}
