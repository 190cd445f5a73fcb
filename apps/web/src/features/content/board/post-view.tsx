import { Loaded, read, Refused } from '@hygiene/client'
import { readNotice } from '@hygiene/contracts/content/board/read-notice'
import { readPost } from '@hygiene/contracts/content/board/read-post'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { Badge, EmptyState, linkButton } from '@hygiene/ui'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { List } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useWindowTitle } from '../../../app/layout/use-window-title.ts'
import { RichText } from '../../../shared/rich-text/rich-text.tsx'
import styles from './board.module.css'
import { type Board, NOTICES, RECIPES } from './boards.ts'
import { useListReturn } from './list-return.ts'
import { Neighbours } from './neighbours.tsx'
import { PostFiles } from './post-files.tsx'
import { ScrapButton } from './scrap-button.tsx'

type Post = EntityOf<typeof readPost>
type Shown = Omit<Post, 'viewCount' | 'boardType'> & Partial<Pick<Post, 'viewCount'>>

/** Uses a separate call without view counts, so that shared caches can keep a notice. */
export function NoticeView({ postNo }: { postNo: number }) {
  const query = useQuery({ ...read(readNotice, { noticeNo: postNo }), select: asPost })
  return <PostScreenPart board={NOTICES} query={query} />
}

export function PostView({ board, postNo }: { board: Board; postNo: number }) {
  return <PostScreenPart board={board} query={useQuery(read(readPost, { postNo }))} />
}

function asPost({ noticeNo, previous, next, ...notice }: EntityOf<typeof readNotice>): Shown {
  return { ...notice, postNo: noticeNo, previous: asNeighbour(previous), next: asNeighbour(next) }
}

const asNeighbour = (notice: { noticeNo: number; title: string } | null) =>
  notice && { postNo: notice.noticeNo, title: notice.title }

function PostScreenPart({ board, query }: { board: Board; query: UseQueryResult<Shown> }) {
  const list = useListReturn(board.path)
  const heading = useFocusOnTurn(query.data?.postNo)
  useWindowTitle(query.data && `${query.data.title} | ${board.name}`)

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
    <Loaded query={query}>
      {(post) => <PostSheet board={board} post={post} list={list} heading={heading} />}
    </Loaded>
  )
}

type PostSheetProps = {
  board: Board
  post: Shown
  list: ReturnType<typeof useListReturn>
  heading: RefObject<HTMLHeadingElement | null>
}

function PostSheet({ board, post, list, heading }: PostSheetProps) {
  const { title, contents, isImportant, regDate, viewCount, files, previous, next } = post
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        {isImportant && <Badge tone="error">중요</Badge>}
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>
          등록일 <time dateTime={regDate}>{regDate.replaceAll('-', '.')}</time>
          {viewCount !== undefined && <span> · 조회 {viewCount.toLocaleString('ko-KR')}</span>}
        </p>
        {board === RECIPES && <ScrapButton post={post} />}
      </header>
      <RichText blocks={contents} />
      {files.length > 0 && <PostFiles files={files} />}
      <Neighbours board={board} previous={previous} next={next} />
      <p className={styles.back} data-off-paper>
        <Link {...linkButton({ tone: 'secondary' })} {...list}>
          <List aria-hidden />
          목록
        </Link>
      </p>
    </article>
  )
}

/**
 * The layout moves focus only between screens. The screen stays when one post follows another, so its heading takes the focus.
 */
function useFocusOnTurn(postNo: number | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef<number>(undefined)
  useEffect(() => {
    if (postNo === undefined) return
    const isTurn = shown.current !== undefined && shown.current !== postNo
    shown.current = postNo
    if (isTurn) heading.current?.focus({ preventScroll: true })
  }, [postNo])
  return heading
}
