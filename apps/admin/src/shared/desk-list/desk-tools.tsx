import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Chips } from './chips.tsx'
import styles from './desk-tools.module.css'
import type { DeskFilter } from './desk-types.ts'
import { FilterPanel } from './filter-panel.tsx'
import { Turns } from './turns.tsx'
import type { DeskAddress } from './use-desk-address.ts'
import type { DeskPage } from './use-desk-page.ts'
import { useTypedWords } from './use-typed-words.ts'

type DeskToolsProps = {
  address: DeskAddress
  filters: readonly DeskFilter[]
  /** What the search looks through; absent: no search. */
  words?: string | undefined
  unit: string
  sum: ReactNode
  page: DeskPage<unknown> | undefined
  isFilterOpen: boolean
  onFilterOpen: (isOpen: boolean) => void
}

/** The second row of a list: search, conditions, how many, and the way to the next page. */
export function DeskTools(props: DeskToolsProps) {
  const { address, filters, words, unit, sum, page } = props
  const { filter } = address.query
  const change = (next: typeof filter) => address.change({ filter: next })
  return (
    <>
      {words !== undefined && <SearchBox words={words} address={address} />}
      <Chips filters={filters} filter={filter} onFilter={change} />
      {filters.length > 0 && (
        <FilterPanel
          filters={filters}
          filter={filter}
          onFilter={change}
          isOpen={props.isFilterOpen}
          onToggle={props.onFilterOpen}
        />
      )}
      <span className={styles.count} role="status">
        {page && <strong>{countWords(page, unit)}</strong>}
        {sum && <span> · {sum}</span>}
      </span>
      {isTurned(page, address) && <Turns address={address} next={page?.next ?? null} unit={unit} />}
    </>
  )
}

/** An empty list has no pages; one that is on its way keeps their place. */
const isTurned = (page: DeskPage<unknown> | undefined, { trail }: DeskAddress) =>
  page === undefined || page.count > 0 || trail.length > 0

function SearchBox({ words, address }: { words: string; address: DeskAddress }) {
  const typed = useTypedWords(address.words, address.search)
  return (
    <form role="search" className={styles.search} onSubmit={typed.submit}>
      <Search aria-hidden />
      <input
        type="search"
        data-desk-search
        aria-label={`이 목록에서 검색: ${words}`}
        placeholder={words}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        {...typed.field}
      />
      <kbd className={styles.key}>/</kbd>
    </form>
  )
}

/** «1,284건», and beyond the counted «10,000건 넘게». */
function countWords({ count, isCountWhole }: DeskPage<unknown>, unit: string): string {
  return `${count.toLocaleString('ko-KR')}${unit}${isCountWhole ? '' : ' 넘게'}`
}
