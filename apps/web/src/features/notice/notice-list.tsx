import { type EntityOf, listNotices } from '@hygiene/contracts'
import { withParticle } from '@hygiene/domain'
import { Badge, Button, type Column, EmptyState, Table, TextField } from '@hygiene/ui'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { GrowingList } from '../../shared/paging/growing-list.tsx'
import { usePages } from '../../shared/paging/use-pages.ts'
import { rememberSearch } from '../../app/browser-storage/kept-searches.ts'
import { RecentSearches } from '../../shared/recent-searches/recent-searches.tsx'
import { fromList } from './list-return.ts'
import styles from './notice.module.css'

type Notice = EntityOf<typeof listNotices>['list'][number]

const PER_PAGE = 10

/** The search and how far the list has grown stand in the address, so that Back brings both again. */
export function NoticeList() {
  const [query, setQuery] = useSearchParams()
  const searchText = query.get('searchText') ?? ''
  const pages = usePages(listNotices, { limit: PER_PAGE, ...(searchText ? { searchText } : {}) })

  return (
    <>
      <NoticeSearch
        key={searchText}
        searchText={searchText}
        onSearch={(next) => setQuery(next ? { searchText: next } : {})}
      />
      <GrowingList pages={pages} empty={<NothingFound searchText={searchText} />}>
        {(notices) => (
          <Table caption="공지사항" columns={COLUMNS} rows={notices} rowKey={({ noticeNo }) => noticeNo} />
        )}
      </GrowingList>
    </>
  )
}

const COLUMNS: readonly Column<Notice>[] = [
  { header: '번호', cell: ({ noticeNo }) => noticeNo, align: 'center' },
  { header: '제목', cell: (notice) => <NoticeTitle notice={notice} />, isHeading: true },
  {
    header: '등록일',
    cell: ({ regDate }) => <time dateTime={regDate}>{regDate.replaceAll('-', '.')}</time>,
  },
]

function NoticeTitle({ notice: { noticeNo, title, isImportant } }: { notice: Notice }) {
  const { search } = useLocation()
  return (
    <Link className={styles.title} to={`/info/notice/view?noticeNo=${noticeNo}`} state={fromList(search)}>
      {isImportant && <Badge tone="error">중요</Badge>} {title}
    </Link>
  )
}

type NoticeSearchProps = { searchText: string; onSearch: (searchText: string) => void }

function NoticeSearch({ searchText, onSearch }: NoticeSearchProps) {
  const [typed, setTyped] = useState(searchText)

  function ask(text: string) {
    rememberSearch('notice', text)
    onSearch(text)
  }

  function search(event: FormEvent) {
    event.preventDefault()
    ask(typed.trim())
  }

  return (
    <search>
      <form className={styles.search} onSubmit={search}>
        <TextField
          label="공지사항 찾기"
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
      <RecentSearches kind="notice" onPick={ask} />
    </search>
  )
}

function NothingFound({ searchText }: { searchText: string }) {
  if (!searchText) return <EmptyState />
  return (
    <EmptyState>
      <p>
        {withParticle(`‘${searchText}’`, '이')} 들어 있는 공지사항이 없습니다. 더 짧은 낱말로 찾아봐주세요.
      </p>
    </EmptyState>
  )
}
