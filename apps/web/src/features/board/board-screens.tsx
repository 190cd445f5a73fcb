import { Card } from '@hygiene/ui'
import { useSearchParams } from 'react-router-dom'
import { Screen } from '../../app/layout/screen.tsx'
import type { Board } from './boards.ts'
import { PostList } from './post-list.tsx'
import { PostView } from './post-view.tsx'

export function BoardScreen({ board }: { board: Board }) {
  return (
    <Screen>
      <Card>
        <PostList board={board} />
      </Card>
    </Screen>
  )
}

export function PostScreen({ board }: { board: Board }) {
  const postNo = usePostNo(board)
  return (
    <Screen>
      <PostView board={board} postNo={postNo} />
    </Screen>
  )
}

/** The post that the address names; an impossible number is answered by the server's own sentence. */
export function usePostNo({ numberName }: Board): number {
  const [query] = useSearchParams()
  return Math.max(1, Math.trunc(Number(query.get(numberName))) || 2_147_483_647)
}
