import { listPosts } from '@hygiene/contracts/content/board/list-posts'
import { ChoiceChips, EmptyState } from '@hygiene/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useScraps } from '../../../app/browser-storage/kept-scraps.ts'
import { usePages } from '../../../shared/paging/use-pages.ts'
import styles from './board.module.css'
import { RECIPES } from './boards.ts'
import { COUNTED, type Post, PostTable, Searched, useAsked } from './post-list.tsx'
import { ScrapButton } from './scrap-button.tsx'

const { boardType } = RECIPES

const SHOWN = [
  { value: '', label: '전체' },
  { value: '1', label: '스크랩한 것만' },
]

const COLUMNS = [
  ...COUNTED(RECIPES),
  { header: '스크랩', cell: (post: Post) => <ScrapButton post={post} />, align: 'end' as const },
]

export function RecipeList() {
  const [query, setQuery] = useSearchParams()
  const isScrap = query.get('isScrap') === '1'

  function choose(next: string) {
    const address = new URLSearchParams(query)
    address.delete('page')
    address.delete('isScrap')
    if (next !== '') address.set('isScrap', next)
    setQuery(address, { replace: true, preventScrollReset: true })
  }

  return (
    <>
      <ChoiceChips
        legend="보기"
        name="isScrap"
        options={SHOWN}
        value={isScrap ? '1' : ''}
        onChange={choose}
      />
      {isScrap ? <Scrapped /> : <AllRecipes />}
    </>
  )
}

function AllRecipes() {
  const pages = usePages(listPosts, { boardType, ...useAsked() })
  return (
    <Searched board={RECIPES} pages={pages}>
      {(posts) => <PostTable board={RECIPES} posts={posts} columns={COLUMNS} />}
    </Searched>
  )
}

/** Keeps the scraps as of opening the list, so that a removed one stays visible and can be restored. */
function Scrapped() {
  const scraps = useScraps()
  const [opened] = useState(scraps)
  if (opened.length === 0) {
    return (
      <EmptyState message="스크랩한 조리법이 없습니다.">
        <p className={styles.excerpt}>조리법의 [스크랩]을 누르시면 이 기기에 모아둡니다.</p>
      </EmptyState>
    )
  }
  return <ScrapList numbers={opened} />
}

function ScrapList({ numbers }: { numbers: readonly number[] }) {
  const pages = usePages(listPosts, { boardType, ...useAsked(), postNos: numbers.join(',') })
  return (
    <Searched board={RECIPES} pages={pages}>
      {(posts) => <PostTable board={RECIPES} posts={posts} columns={COLUMNS} />}
    </Searched>
  )
}
