import { Loaded, read } from '@hygiene/client'
import { listPosts } from '@hygiene/contracts'
import { Card, EmptyState, linkButton } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { ScreenSection } from '../../app/layout/screen-section.tsx'
import styles from './board.module.css'
import { type Board, NEWS_DATA, postPath, RESULTS } from './boards.ts'

const LATEST = 5

/** The latest of the library and of the results, and the ways to all of them. */
export function NewsOverview() {
  return [NEWS_DATA, RESULTS].map((board) => <Latest key={board.path} board={board} />)
}

function Latest({ board }: { board: Board }) {
  const posts = useQuery(read(listPosts, { boardType: board.boardType, limit: LATEST }))
  return (
    <ScreenSection title={board.name}>
      <Card>
        <Loaded query={posts}>
          {({ list }) =>
            list.length === 0 ? (
              <EmptyState />
            ) : (
              <ul className={styles.latest}>
                {list.map(({ postNo, title, regDate }) => (
                  <li key={postNo}>
                    <Link className={styles.title} to={postPath(board, postNo)}>
                      {title}
                    </Link>
                    <time dateTime={regDate}>{regDate.replaceAll('-', '.')}</time>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
        <p className={styles.back}>
          <Link {...linkButton({ tone: 'secondary' })} to={board.path}>
            {board.name} 전체 보기
          </Link>
        </p>
      </Card>
    </ScreenSection>
  )
}
