import { Loaded, read } from '@hygiene/client'
import { listPosts } from '@hygiene/contracts/content/board/list-posts'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { Card, EmptyState, linkButton } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { ScreenSection } from '../../../app/layout/screen-section.tsx'
import styles from './board.module.css'
import { type Board, latestOf, NEWS_DATA, postPath, RESULTS } from './boards.ts'

/** Loads the library and the results together, so that neither shifts the other. */
export function NewsOverview() {
  const data = useLatest(NEWS_DATA)
  const results = useLatest(RESULTS)
  return (
    <Loaded query={data}>
      {(news) => (
        <Loaded query={results}>
          {(notified) => (
            <>
              <Latest board={NEWS_DATA} posts={news.list} />
              <Latest board={RESULTS} posts={notified.list} />
            </>
          )}
        </Loaded>
      )}
    </Loaded>
  )
}

function useLatest(board: Board) {
  return useQuery(read(listPosts, latestOf(board)))
}

function Latest({ board, posts }: { board: Board; posts: EntityOf<typeof listPosts>['list'] }) {
  return (
    <ScreenSection title={board.name}>
      <Card>
        {posts.length === 0 ? (
          <EmptyState />
        ) : (
          <ul className={styles.latest}>
            {posts.map(({ postNo, title, regDate }) => (
              <li key={postNo}>
                <Link className={styles.title} to={postPath(board, postNo)}>
                  {title}
                </Link>
                <time dateTime={regDate}>{regDate.replaceAll('-', '.')}</time>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.back}>
          <Link {...linkButton({ tone: 'secondary' })} to={board.path}>
            {board.name} 전체 보기
          </Link>
        </p>
      </Card>
    </ScreenSection>
  )
}
