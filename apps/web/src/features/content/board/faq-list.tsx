import { Loaded, read } from '@hygiene/client'
import { listPosts } from '@hygiene/contracts/content/board/list-posts'
import { readPost } from '@hygiene/contracts/content/board/read-post'
import { faqCategories } from '@hygiene/domain/content/post/content-kinds'
import { SelectField } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { usePages } from '../../../shared/paging/use-pages.ts'
import { RichText } from '../../../shared/rich-text/rich-text.tsx'
import styles from './board.module.css'
import { FAQ, postPath } from './boards.ts'
import { Highlighted } from './highlighted.tsx'
import { PostFiles } from './post-files.tsx'
import { type Post, Searched, useAsked } from './post-list.tsx'

const CATEGORIES = [
  { value: '', label: '전체' },
  ...faqCategories.map(({ postType, label }) => ({ value: String(postType), label })),
]

export function FaqList() {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('category') ?? ''
  const category = CATEGORIES.some(({ value }) => value === asked) ? asked : ''
  const narrowed = category === '' ? {} : { postType: Number(category) }
  const pages = usePages(listPosts, { boardType: FAQ.boardType, ...narrowed, ...useAsked() })

  function choose(next: string) {
    const address = new URLSearchParams(query)
    address.delete('page')
    address.delete('category')
    if (next !== '') address.set('category', next)
    setQuery(address, { replace: true, preventScrollReset: true })
  }

  return (
    <>
      <SelectField
        label="질문 갈래"
        name="category"
        options={CATEGORIES}
        value={category}
        onChange={({ target }) => choose(target.value)}
      />
      <Searched board={FAQ} pages={pages}>
        {(posts) => (
          <ul className={styles.answers} aria-label={FAQ.name}>
            {posts.map((post) => (
              <li key={post.postNo}>
                <FaqAnswer post={post} />
              </li>
            ))}
          </ul>
        )}
      </Searched>
    </>
  )
}

/** Loads the answer when the question is opened. */
function FaqAnswer({ post }: { post: Post }) {
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
