import { Button } from '@hygiene/ui'
import { ChevronLeft, ChevronRight, Search } from 'lucide-react'
import {
  type ChangeEvent,
  type CompositionEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { Chips } from './chips.tsx'
import { FilterPanel } from './filter-panel.tsx'
import styles from './table-tools.module.css'
import type { TableFilter } from './table-types.ts'
import type { TableAddress } from './use-table-address.ts'
import type { TablePage } from './use-table-page.ts'

const PAUSE_MS = 350

/** Searches after a pause in typing or on Enter, never in the middle of a Hangul syllable. */
function useTypedText(searched: string, search: (text: string) => void) {
  const [typed, setTyped] = useState({ text: searched, of: searched })
  const [isComposing, setIsComposing] = useState(false)
  // Follows the address when «Back» or a view changes the search text.
  const text = typed.of === searched ? typed.text : searched
  const send = useEffectEvent((next: string) => {
    if (next.trim() !== searched) search(next.trim())
  })
  useEffect(() => {
    if (isComposing || text.trim() === searched) return undefined
    const timer = setTimeout(() => send(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, searched, isComposing])

  return {
    field: {
      value: text,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped({ text: target.value, of: searched }),
      onCompositionStart: () => setIsComposing(true),
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
        setIsComposing(false)
        setTyped({ text: currentTarget.value, of: searched })
      },
    },
    submit: (event: FormEvent) => {
      event.preventDefault()
      if (!isComposing && text.trim() !== searched) search(text.trim())
    },
  }
}

type TableToolsProps = {
  address: TableAddress
  filters: readonly TableFilter[]
  text?: string | undefined
  unit: string
  sum: ReactNode
  page: TablePage<unknown> | undefined
  isFilterOpen: boolean
  onFilterOpen: (isOpen: boolean) => void
}

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

/** Hides the paging of an empty list, and keeps its place while a list loads. */
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

function countText({ count, isCountWhole }: TablePage<unknown>, unit: string): string {
  return `${count.toLocaleString('ko-KR')}${unit}${isCountWhole ? '' : ' 넘게'}`
}

type TurnsProps = { address: TableAddress; next: string | null; unit: string }

/** Pages by keyset: there is a next and a previous page, but no page numbers. */
function Turns({ address: { trail, turnTo }, next, unit }: TurnsProps) {
  return (
    <span className={styles.turns}>
      <Button
        tone="secondary"
        size="small"
        aria-label="이전 페이지"
        unavailable={trail.length === 0}
        onClick={() => turnTo(trail.slice(0, -1))}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <Button
        tone="secondary"
        size="small"
        unavailable={next === null}
        onClick={() => turnTo(next === null ? trail : [...trail, next])}
      >
        다음 50{unit}
        <ChevronRight aria-hidden />
      </Button>
    </span>
  )
}
