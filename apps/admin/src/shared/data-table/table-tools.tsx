import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Chips } from './chips.tsx'
import styles from './table-tools.module.css'
import type { TableFilter } from './table-types.ts'
import { FilterPanel } from './filter-panel.tsx'
import { Turns } from './turns.tsx'
import type { TableAddress } from './use-table-address.ts'
import type { TablePage } from './use-table-page.ts'
import { useTypedText } from './use-typed-text.ts'

type TableToolsProps = {
  address: TableAddress
  filters: readonly TableFilter[]
  /** What the search looks through; absent: no search. */
  text?: string | undefined
  unit: string
  sum: ReactNode
  page: TablePage<unknown> | undefined
  isFilterOpen: boolean
  onFilterOpen: (isOpen: boolean) => void
}

/** The second row of a list: search, conditions, how many, and the way to the next page. */
export function TableTools(props: TableToolsProps) {
  const { address, filters, text, unit, sum, page } = props
  const { filter } = address.query
  const change = (next: typeof filter) => address.change({ filter: next })
  return (
    <>
      {text !== undefined && <SearchBox text={text} address={address} />}
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
        {page && <strong>{countText(page, unit)}</strong>}
        {sum && <span> · {sum}</span>}
      </span>
      {isTurned(page, address) && <Turns address={address} next={page?.next ?? null} unit={unit} />}
    </>
  )
}

/** An empty list has no pages; one that is on its way keeps their place. */
const isTurned = (page: TablePage<unknown> | undefined, { trail }: TableAddress) =>
  page === undefined || page.count > 0 || trail.length > 0

function SearchBox({ text, address }: { text: string; address: TableAddress }) {
  const typed = useTypedText(address.text, address.search)
  return (
    <form role="search" className={styles.search} onSubmit={typed.submit}>
      <Search aria-hidden />
      <input
        type="search"
        data-admin-search
        aria-label={`이 목록에서 검색: ${text}`}
        placeholder={text}
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
function countText({ count, isCountWhole }: TablePage<unknown>, unit: string): string {
  return `${count.toLocaleString('ko-KR')}${unit}${isCountWhole ? '' : ' 넘게'}`
}
