import { Loaded } from '@hygiene/client'
import { monthDayOnScreen } from '@hygiene/domain/in-person/session/session-text'
import { Button, EmptyState, NoticeBox } from '@hygiene/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { MonthCalendar } from './month-calendar.tsx'
import styles from './session-choice.module.css'
import {
  type Pupil,
  type Session,
  type SessionSearch,
  shiftMonth,
  usefulFirst,
  venuesText,
} from './session-search.ts'
import { useCalendar, useNearestFree, useSessions } from './use-sessions.ts'
import { VenueCards } from './venue-cards.tsx'

const SHOWN = 3

type NearestFreeProps = {
  pupil: Pupil
  search: SessionSearch
  picked: Session | null
  onPick: (session: Session) => void
  currentNo?: number
  /** Contains the calendar, which is rendered after the nearest sessions so that it does not shift. */
  children: ReactNode
}

/** Lists the three nearest sessions with a free seat, those of the chosen province first. */
function NearestFree({ pupil, search, picked, onPick, currentNo, children }: NearestFreeProps) {
  const { sidoCode } = search
  const near = useNearestFree(pupil, search)
  const far = useNearestFree(pupil, { ...search, sidoCode: '' }, sidoCode !== '')
  if (near.isPending) return <Loaded query={near}>{() => null}</Loaded>
  if (far.isLoading) return <Loaded query={far}>{() => null}</Loaded>
  const elsewhere = (far.data ?? []).filter(({ list }) => list.sidoCode !== sidoCode)
  const free = [...(near.data ?? []), ...(sidoCode === '' ? [] : elsewhere)]
    .filter(({ edu }) => edu.sessionNo !== currentNo)
    .slice(0, SHOWN)
  return (
    <>
      {free.length > 0 && (
        <VenueCards
          name="nearestSessionNo"
          legend="가장 빠른 빈자리"
          sessions={free}
          value={picked?.edu.sessionNo ?? null}
          onChange={onPick}
          saysDay
          {...(sidoCode === '' ? {} : { sidoCode })}
        />
      )}
      {children}
    </>
  )
}

type SessionChoiceProps = {
  pupil: Pupil
  search: SessionSearch
  onSearch: (search: SessionSearch) => void
  /** Is null after every change of region, month or day. */
  picked: Session | null
  onPick: (session: Session | null) => void
  /** Is the session already booked, which is shown but cannot be chosen. */
  currentNo?: number
  error?: string
}

/**
 * Shows the nearest free seats, then the month beside the venues of the chosen day. Holds no state: the screen keeps `search` and
 * `picked`, so that a draft, a reload or Back restores them. `RegionChoice` must precede it and shares `search`.
 */
export function SessionChoice({ pupil, search, onSearch, picked, ...rest }: SessionChoiceProps) {
  const calendar = useCalendar(pupil, search)
  if (search.region === '')
    return <NoticeBox title="먼저 지역을 골라주세요. 교육이 있는 날을 보여드립니다." />

  function view(next: Partial<SessionSearch>) {
    onSearch({ ...search, ...next })
    rest.onPick(null)
  }

  return (
    <NearestFree
      pupil={pupil}
      search={search}
      picked={picked}
      onPick={rest.onPick}
      currentNo={rest.currentNo}
    >
      <div className={styles.frame}>
        <div className={styles.choice}>
          <Loaded query={calendar}>
            {(days) => (
              <MonthCalendar
                month={search.month}
                days={days}
                picked={search.day}
                onMonth={(month) => view({ month, day: '' })}
                onPick={(day) => view({ day })}
              />
            )}
          </Loaded>
          {calendar.data?.length === 0 && (
            <EmptyState message="이 달에는 교육이 없습니다. 다음 달이나 다른 지역을 골라주세요.">
              <Button tone="secondary" onClick={() => view({ month: shiftMonth(search.month, 1), day: '' })}>
                다음 달 보기
              </Button>
            </EmptyState>
          )}
          {calendar.data && calendar.data.length > 0 && (
            <VenuesOfDay key={search.day} pupil={pupil} search={search} picked={picked} {...rest} />
          )}
        </div>
      </div>
    </NearestFree>
  )
}

function VenuesOfDay({
  pupil,
  search,
  picked,
  onPick,
  currentNo,
  error,
}: Omit<SessionChoiceProps, 'onSearch'>) {
  const { day } = search
  const sessions = useSessions(pupil, search, day === '' ? null : { from: day, to: day })
  const place = useRef<HTMLDivElement>(null)

  // Scrolls to the venues, which are below the fold on a phone.
  useEffect(() => {
    if (sessions.isFetchedAfterMount && picked === null) place.current?.scrollIntoView({ block: 'nearest' })
  }, [sessions.isFetchedAfterMount, picked])

  if (day === '') {
    if (picked) return null
    return (
      <div className={styles.venues}>
        <NoticeBox tone={error ? 'error' : 'info'} title={error ?? '달력에서 날짜를 골라주세요.'} />
      </div>
    )
  }
  return (
    <div ref={place} className={styles.venues}>
      <Loaded query={sessions}>
        {(list) => (
          <>
            <h3 className={styles.title} aria-live="polite">
              {monthDayOnScreen(day)} <strong>{venuesText(list)}</strong>
            </h3>
            {list.length === 0 && (
              <EmptyState message="이 날에는 고르신 업종이 모두 갈 수 있는 교육장이 없습니다. 다른 날짜를 골라주세요." />
            )}
            <VenueCards
              legend={`${monthDayOnScreen(day)} 교육장`}
              hideLegend
              sessions={usefulFirst(list)}
              value={picked?.edu.sessionNo ?? null}
              onChange={onPick}
              currentNo={currentNo}
              error={error}
            />
          </>
        )}
      </Loaded>
    </div>
  )
}
