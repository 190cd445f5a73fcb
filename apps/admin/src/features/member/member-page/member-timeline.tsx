import { call } from '@hygiene/client'
import { listMemberTimeline } from '@hygiene/contracts/member/account/staff/list-member-timeline'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { type TimelineKind, timelineKinds } from '@hygiene/domain/staff/audit-log/timeline'
import { Button, CheckboxField, EmptyState, Skeleton, TextField } from '@hygiene/ui'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import styles from './timeline.module.css'
import { TimelineDay } from './timeline-day.tsx'
import { timelineKindLabel, type TimelineEntry } from './timeline-text.ts'

type Filter = { kind: TimelineKind | null; hasAutomatic: boolean; text: string }

/** Leaves out employees' access, which is no part of the person's history and has its own button. */
const historyKinds = timelineKinds.filter((kind) => kind !== 'view')

const sort = { by: 'at', isDescending: true } as const

export function MemberTimeline({ memberNo }: { memberNo: number }) {
  const [filter, setFilter] = useState<Filter>({ kind: null, hasAutomatic: true, text: '' })
  const [typed, setTyped] = useState('')
  const [today] = useState(() => seoulDay(new Date()))
  const { kind, hasAutomatic, text } = filter
  const timeline = useInfiniteQuery({
    queryKey: [listMemberTimeline.path, memberNo, filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        listMemberTimeline,
        { filter: { memberNo, kind, hasAutomatic }, sort, text, after: pageParam },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
  const [first] = timeline.data?.pages ?? []
  const entries = timeline.data?.pages.flatMap(({ list }) => list) ?? []
  const all = historyKinds.reduce((sum, one) => sum + (first?.counts[one] ?? 0), 0)
  const views = first?.counts.view ?? 0

  return (
    <section className={styles.timeline} aria-label="기록">
      <div className={styles.filters}>
        <div className={styles.kinds} role="group" aria-label="기록 종류">
          {[null, ...historyKinds].map((one) => (
            <button
              key={one ?? 'all'}
              type="button"
              aria-pressed={kind === one}
              onClick={() => setFilter({ ...filter, kind: one })}
            >
              {one === null ? '전체' : timelineKindLabel[one]}{' '}
              {one === null ? all : (first?.counts[one] ?? 0)}
            </button>
          ))}
        </div>
        <div className={styles.kinds}>
          <button
            type="button"
            className={styles.views}
            aria-pressed={kind === 'view'}
            onClick={() => setFilter({ ...filter, kind: kind === 'view' ? null : 'view' })}
          >
            직원 조회 {views}건
          </button>
        </div>
        <CheckboxField
          label="자동 기록 포함"
          checked={hasAutomatic}
          onChange={({ target }) => setFilter({ ...filter, hasAutomatic: target.checked })}
        />
        <form
          className={styles.search}
          role="search"
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            setFilter({ ...filter, text: typed.trim() })
          }}
        >
          <TextField
            label="기록 검색"
            hideLabel
            placeholder="기록 검색"
            maxLength={100}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </form>
      </div>
      {timeline.isPending && (
        <div data-waiting>
          <Skeleton />
        </div>
      )}
      {first && entries.length === 0 && <EmptyState message="조건에 맞는 기록이 없습니다." />}
      {byDay(entries).map(([day, list]) => (
        <TimelineDay key={day} day={day} isToday={day === today} entries={list} />
      ))}
      {timeline.hasNextPage && (
        <Button
          tone="secondary"
          busy={timeline.isFetchingNextPage}
          onClick={() => void timeline.fetchNextPage()}
        >
          다음 50건
        </Button>
      )}
    </section>
  )
}

function byDay(entries: readonly TimelineEntry[]): [string, TimelineEntry[]][] {
  const days = new Map<string, TimelineEntry[]>()
  for (const entry of entries) {
    const day = seoulDay(new Date(entry.at))
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days]
}
