import { Button, DateField, optionsOf, SelectField, TextField } from '@hygiene/ui'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import styles from './in-person-history.module.css'
import {
  EVERYTHING,
  isNarrowed,
  type ListSearch,
  STATUS_LABELS,
  type StatusChoice,
  withSearch,
} from './list-search.ts'

const STATUS_OPTIONS = optionsOf(STATUS_LABELS)

/** Folded up until the person searches; the search stands in the address, so that Back brings it again. */
export function ListFilters({ search }: { search: ListSearch }) {
  const [query, setQuery] = useSearchParams()
  const [draft, setDraft] = useState(search)

  function view(next: ListSearch) {
    setQuery(withSearch(query, next), { preventScrollReset: true })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    view(draft)
  }

  return (
    <details className={styles.filters} open={isNarrowed(search)}>
      <summary>
        <Search aria-hidden />
        조건으로 찾기
      </summary>
      <search>
        <form className={styles.form} onSubmit={submit}>
          <SelectField
            label="상태"
            name="status"
            emptyLabel="전체"
            options={STATUS_OPTIONS}
            value={draft.status}
            onChange={({ target }) => setDraft({ ...draft, status: target.value as StatusChoice })}
          />
          <DateField
            label="교육일"
            name="eduDate"
            type="date"
            value={draft.eduDate}
            onChange={({ target }) => setDraft({ ...draft, eduDate: target.value })}
          />
          <TextField
            label="업소명"
            name="searchText"
            type="search"
            maxLength={80}
            value={draft.searchText}
            onChange={({ target }) => setDraft({ ...draft, searchText: target.value })}
          />
          <div className={styles.actions}>
            <Button type="submit">찾기</Button>
            {isNarrowed(search) && (
              <Button tone="secondary" onClick={() => view(EVERYTHING)}>
                전체 보기
              </Button>
            )}
          </div>
        </form>
      </search>
    </details>
  )
}
