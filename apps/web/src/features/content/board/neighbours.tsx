import type { readPost } from '@hygiene/contracts/content/board/read-post'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import styles from './board.module.css'
import { type Board, postPath } from './boards.ts'
import { oneFurther } from './list-return.ts'

type Post = EntityOf<typeof readPost>['previous']

export function Neighbours({ board, previous, next }: { board: Board; previous: Post; next: Post }) {
  return (
    <nav className={styles.neighbours} aria-label="이전글과 다음글">
      <Neighbour board={board} label="다음글" post={next} />
      <Neighbour board={board} label="이전글" post={previous} />
    </nav>
  )
}

function Neighbour({ board, label, post }: { board: Board; label: '이전글' | '다음글'; post: Post }) {
  const location = useLocation()
  const Icon = label === '다음글' ? ChevronUp : ChevronDown
  const word = (
    <span className={styles.label}>
      <Icon aria-hidden />
      {label}
    </span>
  )
  if (!post) {
    return (
      <p>
        {word}
        <span>{label}이 없습니다.</span>
      </p>
    )
  }
  return (
    <Link to={postPath(board, post.postNo)} state={oneFurther(location)}>
      {word}
      <span>{post.title}</span>
    </Link>
  )
}
