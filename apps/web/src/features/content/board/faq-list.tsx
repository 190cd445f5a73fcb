import { listPosts } from '@hygiene/contracts/content/board/list-posts'
import { faqCategories } from '@hygiene/domain/content/post/content-kinds'
import { SelectField } from '@hygiene/ui'
import { useSearchParams } from 'react-router-dom'
import { usePages } from '../../../shared/paging/use-pages.ts'
import { FAQ } from './boards.ts'
import styles from './board.module.css'
import { FaqAnswer } from './faq-answer.tsx'
import { Searched, useAsked } from './post-list.tsx'

const CATEGORIES = [
  { value: '', label: '전체' },
  ...faqCategories.map(({ postType, label }) => ({ value: String(postType), label })),
]

/** The questions asked often in the order of the console, all or of one category (`?category=`). */
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
