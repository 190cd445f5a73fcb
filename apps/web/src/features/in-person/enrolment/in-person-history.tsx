import { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import {
  Button,
  DateField,
  EmptyState,
  linkButton,
  NoticeBox,
  optionsOf,
  SelectField,
  TextField,
} from '@hygiene/ui'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import { useFreshOnReturn } from '../../../shared/fresh-on-return/use-fresh-on-return.ts'
import { GrowingList } from '../../../shared/paging/growing-list.tsx'
import { IndustryLinks, useIndustryType } from '../../../shared/paging/industry-links.tsx'
import { usePages } from '../../../shared/paging/use-pages.ts'
import { type Application, byApplication } from './application.ts'
import { ApplicationCard } from './application-card.tsx'
import styles from './in-person-history.module.css'
import {
  EVERYTHING,
  isNarrowed,
  type ListSearch,
  requestOf,
  STATUS_LABELS,
  type StatusChoice,
  searchIn,
  withSearch,
} from './list-search.ts'
import { MoveSeatDialog } from './move-seat/move-seat-dialog.tsx'

const STATUS_OPTIONS = optionsOf(STATUS_LABELS)

function ListFilters({ search }: { search: ListSearch }) {
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

export function InPersonHistory() {
  const [query] = useSearchParams()
  const search = searchIn(query)
  const industryType = useIndustryType()
  const pages = usePages(listInPersonEnrolments, requestOf(search, industryType))
  useFreshOnReturn(listInPersonEnrolments)
  const isChanging = query.get('tabType') === 'change'
  const changeable = byApplication(pages.rows ?? []).filter(({ lead }) => lead.mayChange)

  return (
    <Screen
      lead="신청하신 집합교육입니다. 결제, 일정 변경, 수강증 출력을 하실 수 있습니다."
      head={<IndustryLinks />}
    >
      {isChanging && pages.rows && <HowToChange changeable={changeable} />}
      {(isNarrowed(search) || pages.rows?.length !== 0) && (
        <ListFilters key={query.toString()} search={search} />
      )}
      <GrowingList
        pages={pages}
        empty={
          isNarrowed(search) ? (
            <EmptyState>
              <p>찾으시는 조건에 맞는 신청이 없습니다. 조건을 바꾸어 다시 찾아주세요.</p>
            </EmptyState>
          ) : (
            <EmptyState>
              <Link {...linkButton()} to="/edu/offline">
                교육 신청하기
              </Link>
            </EmptyState>
          )
        }
      >
        {(rows) => (
          <ul className={styles.rows}>
            {byApplication(rows).map((application) => (
              <li key={application.applicationNo}>
                <ApplicationCard application={application} />
              </li>
            ))}
          </ul>
        )}
      </GrowingList>
    </Screen>
  )
}

function HowToChange({ changeable }: { changeable: readonly Application[] }) {
  const [query] = useSearchParams()
  const [, ...others] = changeable
  const named = changeable.find(({ applicationNo }) => String(applicationNo) === query.get('applyEduNo'))
  const application = named ?? (others.length === 0 ? changeable[0] : undefined)
  if (application) return <OpenCalendar key={application.applicationNo} application={application} />
  if (changeable.length === 0) {
    return (
      <NoticeBox title="지금 바꾸실 수 있는 일정이 없습니다.">
        <p>일정은 교육 전날까지 바꾸실 수 있습니다.</p>
      </NoticeBox>
    )
  }
  return (
    <NoticeBox title="바꾸실 교육에서 [일정 변경]을 눌러주세요.">
      <p>일정은 교육 전날까지 바꾸실 수 있습니다. 새 일정이 정해질 때까지 지금 자리는 그대로입니다.</p>
    </NoticeBox>
  )
}

function OpenCalendar({ application }: { application: Application }) {
  const [isOpen, setIsOpen] = useState(true)
  return isOpen && <MoveSeatDialog application={application} onClose={() => setIsOpen(false)} />
}
