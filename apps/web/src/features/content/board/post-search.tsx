import { Button, TextField } from '@hygiene/ui'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { rememberSearch } from '../../../app/browser-storage/kept-searches.ts'
import { RecentSearches } from '../../../shared/recent-searches/recent-searches.tsx'
import { useDebounced } from '../../../shared/debounce/use-debounced.ts'
import styles from './board.module.css'
import type { Board } from './boards.ts'

type PostSearchProps = {
  board: Board
  searchText: string
  /** `isTyping` marks a search during typing, which adds no history entry per letter. */
  onSearch: (searchText: string, isTyping?: boolean) => void
}

export function PostSearch({ board, searchText, onSearch }: PostSearchProps) {
  const { typed, setTyped, ownAsk } = useTyped(searchText)
  useDebounced(typed.trim(), searchText, (text) => ownAsk(text, () => onSearch(text, true)))

  function ask(text: string) {
    rememberSearch(board.searches, text)
    setTyped(text)
    ownAsk(text, () => onSearch(text))
  }

  function search(event: FormEvent) {
    event.preventDefault()
    ask(typed.trim())
  }

  return (
    <search>
      <form className={styles.search} onSubmit={search}>
        <TextField
          label={`${board.name} 찾기`}
          hint="제목과 내용에서 찾습니다."
          type="search"
          name="searchText"
          value={typed}
          maxLength={100}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">
          <Search aria-hidden />
          찾기
        </Button>
        {searchText && (
          <Button tone="secondary" onClick={() => onSearch('')}>
            전체 보기
          </Button>
        )}
      </form>
      <RecentSearches kind={board.searches} onPick={ask} />
    </search>
  )
}

function useTyped(searchText: string) {
  const [typed, setTyped] = useState(searchText)
  const [seen, setSeen] = useState(searchText)
  const [asked, setAsked] = useState(searchText)
  if (seen !== searchText) {
    setSeen(searchText)
    setAsked(searchText)
    if (searchText !== asked) setTyped(searchText)
  }
  function ownAsk(text: string, ask: () => void) {
    setAsked(text)
    ask()
  }
  return { typed, setTyped, ownAsk }
}
