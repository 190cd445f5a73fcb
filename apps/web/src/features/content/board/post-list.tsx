import { listNotices } from '@hygiene/contracts/content/board/list-notices'
import { listPosts } from '@hygiene/contracts/content/board/list-posts'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { MOST_COUNTED } from '@hygiene/domain/content/board/most-counted'
import { withParticle } from '@hygiene/domain/particle'
import { Badge, type Column, EmptyState, Table } from '@hygiene/ui'
import { Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { GrowingList } from '../../../shared/paging/growing-list.tsx'
import { type Pages, usePages } from '../../../shared/paging/use-pages.ts'
import styles from './board.module.css'
import { type Board, NOTICES, PER_PAGE, postPath } from './boards.ts'
import { Highlighted } from './highlighted.tsx'
import { fromList } from './list-return.ts'
import { PostSearch } from './post-search.tsx'

export type Post = Omit<EntityOf<typeof listPosts>['list'][number], 'viewCount'> & { viewCount?: number }

/** Uses a separate call without view counts, so that shared caches can keep the notices. */
export function NoticeList() {
  const pages = usePages(listNotices, useAsked())
  const rows = pages.rows?.map(({ noticeNo, ...notice }) => ({ ...notice, postNo: noticeNo }))
  return (
    <Searched board={NOTICES} pages={{ ...pages, rows }}>
      {(posts) => <PostTable board={NOTICES} posts={posts} columns={NUMBERED(NOTICES)} />}
    </Searched>
  )
}

export function PostList({ board }: { board: Board }) {
  const pages = usePages(listPosts, { boardType: board.boardType, ...useAsked() })
  return (
    <Searched board={board} pages={pages}>
      {(posts) => <PostTable board={board} posts={posts} columns={COUNTED(board)} />}
    </Searched>
  )
}

type PostTableProps = { board: Board; posts: readonly Post[]; columns: readonly Column<Post>[] }

export function PostTable({ board, posts, columns }: PostTableProps) {
  return <Table caption={board.name} columns={columns} rows={posts} rowKey={({ postNo }) => postNo} />
}

/** Keeps the search and the length of the list in the address, so that Back restores both. */
function useSearchText(): string {
  const [query] = useSearchParams()
  return query.get('searchText') ?? ''
}

export function useAsked() {
  const searchText = useSearchText()
  return { limit: PER_PAGE, ...(searchText ? { searchText } : {}) }
}

type SearchedProps = { board: Board; pages: Pages<Post>; children: (posts: readonly Post[]) => ReactNode }

export function Searched({ board, pages, children }: SearchedProps) {
  const [query, setQuery] = useSearchParams()
  const searchText = useSearchText()
  // The state is read once, because a field that closes while it is being emptied would lose the cursor.
  const [wasSearched] = useState(searchText !== '')

  function search(next: string, isTyping = false) {
    const address = new URLSearchParams(query)
    address.delete('page')
    address.delete('searchText')
    if (next) address.set('searchText', next)
    setQuery(address, { replace: isTyping, preventScrollReset: isTyping })
  }

  return (
    <>
      <details className={styles.finder} open={wasSearched}>
        <summary>
          <Search aria-hidden />
          {board.name} 찾기
        </summary>
        <PostSearch board={board} searchText={searchText} onSearch={search} />
      </details>
      <GrowingList
        pages={pages}
        empty={<NothingFound board={board} searchText={searchText} />}
        {...(searchText ? { countedTo: MOST_COUNTED } : {})}
      >
        {children}
      </GrowingList>
    </>
  )
}

const titleOf = (board: Board): Column<Post> => ({
  header: '제목',
  cell: (post) => <PostTitle board={board} post={post} />,
  isHeading: true,
})
const DAY: Column<Post> = {
  header: '등록일',
  cell: ({ regDate }) => (
    <time className={styles.day} dateTime={regDate}>
      {regDate.replaceAll('-', '.')}
    </time>
  ),
}
const NUMBERED = (board: Board): readonly Column<Post>[] => [
  { header: '번호', cell: ({ postNo }) => postNo, align: 'center' },
  titleOf(board),
  DAY,
]
export const COUNTED = (board: Board): readonly Column<Post>[] => [
  titleOf(board),
  DAY,
  {
    header: '조회',
    cell: ({ viewCount = 0 }) => <span className={styles.count}>{viewCount.toLocaleString('ko-KR')}</span>,
    align: 'end',
  },
]

function PostTitle({ board, post }: { board: Board; post: Post }) {
  const { search } = useLocation()
  const searchText = useSearchText()
  return (
    <>
      <Link className={styles.title} to={postPath(board, post.postNo)} state={fromList(search)}>
        {post.isImportant && <Badge tone="error">중요</Badge>}{' '}
        <Highlighted text={post.title} searchText={searchText} />
      </Link>
      {post.excerpt !== null && (
        <p className={styles.excerpt}>
          …<Highlighted text={post.excerpt} searchText={searchText} />…
        </p>
      )}
    </>
  )
}

function NothingFound({ board, searchText }: { board: Board; searchText: string }) {
  if (!searchText) return <EmptyState />
  return (
    <EmptyState>
      <p>
        {withParticle(`‘${searchText}’`, '이')} 들어 있는 글이 {board.name}에 없습니다. 더 짧은 낱말로
        찾아봐주세요.
      </p>
    </EmptyState>
  )
}
