import { Card } from '@hygiene/ui'
import { useSearchParams } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import { type Board, postNoIn } from './boards.ts'
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

export function usePostNo(board: Board): number {
  const [query] = useSearchParams()
  return postNoIn(board, query)
}
