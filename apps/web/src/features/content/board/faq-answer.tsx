import { Loaded, read } from '@hygiene/client'
import { readPost } from '@hygiene/contracts/content/board/read-post'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { RichText } from '../../../shared/rich-text/rich-text.tsx'
import styles from './board.module.css'
import { FAQ, postPath } from './boards.ts'
import { Highlighted } from './highlighted.tsx'
import { PostFiles } from './post-files.tsx'
import type { Post } from './post-list.tsx'

/** A question that opens its answer in place; the answer is asked for when it is opened. */
export function FaqAnswer({ post }: { post: Post }) {
  const [query] = useSearchParams()
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details
      className={styles.answer}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      <summary>
        <span>
          <Highlighted text={post.title} searchText={query.get('searchText') ?? ''} />
        </span>
        <ChevronDown aria-hidden />
      </summary>
      {wasOpened && <Answer postNo={post.postNo} />}
      <p className={styles.alone}>
        <Link to={postPath(FAQ, post.postNo)}>이 질문만 보기</Link>
      </p>
    </details>
  )
}

function Answer({ postNo }: { postNo: number }) {
  const query = useQuery(read(readPost, { postNo }))
  return (
    <Loaded query={query}>
      {({ contents, files }) => (
        <>
          <RichText blocks={contents} />
          {files.length > 0 && <PostFiles files={files} />}
        </>
      )}
    </Loaded>
  )
}
