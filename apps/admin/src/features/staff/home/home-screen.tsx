import { Loaded, read } from '@hygiene/client'
import { readSetup } from '@hygiene/contracts/staff/setup/read-setup'
import { monthDayOnScreen } from '@hygiene/domain/in-person/session/session-text'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { seoulDay, seoulTime } from '@hygiene/domain/time/seoul-day'
import { Button } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AdminScreen, WaitingScreen } from '../../../app/layout/admin-screen.tsx'
import { useHome } from '../../../app/layout/use-home.ts'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { DaySide } from './day-side.tsx'
import styles from './home.module.css'
import { deadlineText, dueText, type Home, QUEUE, type QueueGroup } from './home-text.ts'
import { QueueTable } from './queue-table.tsx'
import { SetupList } from './setup-list.tsx'
import type { SetupLine } from './setup-text.ts'

const MOST_SHOWN = 7

function Timeline({ deadlines, now }: Pick<Home, 'deadlines'> & { now: Date }) {
  const shown = deadlines.slice(0, MOST_SHOWN)
  const more = deadlines.length - shown.length
  return (
    <section className={styles.timeline}>
      <header>
        <h2>다가오는 기한</h2>
        <span>8주{more > 0 ? ` · 뒤에 ${more}건 더` : ''}</span>
      </header>
      {shown.length === 0 ? (
        <p>8주 안에 기한이 없습니다.</p>
      ) : (
        <ol>
          {shown.map((deadline) => {
            const at = new Date(deadline.at)
            const text = deadlineText(deadline)
            const to = deadline.sessionNo === null ? null : `/sessions/${deadline.sessionNo}`
            return (
              <li key={`${deadline.kind} ${deadline.at} ${deadline.name}`}>
                <strong>{dueText(at, now)}</strong>
                {to ? <Link to={to}>{text}</Link> : <span>{text}</span>}
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}

const isMissing = ({ isDone }: SetupLine) => !isDone

/** Loads the setup list each time the home screen opens. Roles without access to courses get none. */
function useSetup() {
  const { role } = useEmployee()
  const { data, isLoading } = useQuery({
    ...read(readSetup, {}),
    staleTime: 0,
    enabled: staffMay(role, 'readCourses'),
  })
  return {
    isLoading,
    testAlertEndsAt: data?.testAlertEndsAt ?? null,
    missing: data?.items.filter(isMissing) ?? [],
    done: data?.items.filter((line) => !isMissing(line)) ?? [],
  }
}

/** Shows the queues with their deadlines, today's venues, and what is coming. It names no person. */
export function HomeScreen() {
  const home = useHome()
  const setup = useSetup()
  const [today] = useState(() => new Date())
  const [group, setGroup] = useState<QueueGroup | null>(null)
  const { data } = home
  const groups = [...new Set(data?.queues.map(({ name }) => QUEUE[name].group))]
  // Waits for all parts: a later one would push the others down.
  if (home.isPending || setup.isLoading) return <WaitingScreen />
  return (
    <AdminScreen
      title={monthDayOnScreen(seoulDay(data ? new Date(data.asOf) : today))}
      note={data && <Summary queues={data.queues} setup={setup.missing.length} />}
      isFlush
      actions={
        <>
          <div className={styles.groups}>
            {[null, ...groups].map((one) => (
              <button
                key={one ?? 'all'}
                type="button"
                aria-pressed={group === one}
                onClick={() => setGroup(one)}
              >
                {one ?? '전체'}
              </button>
            ))}
          </div>
          {data && <span className={styles.asOf}>{seoulTime(new Date(data.asOf))} 기준</span>}
          <Button tone="secondary" size="small" busy={home.isFetching} onClick={() => void home.refetch()}>
            <RefreshCw aria-hidden />
            다시 세기
          </Button>
        </>
      }
      side={data && <DaySide home={data} />}
    >
      <Loaded query={home}>
        {({ queues, deadlines, asOf }) => (
          <>
            <SetupList missing={setup.missing} done={setup.done} testAlertEndsAt={setup.testAlertEndsAt} />
            <QueueTable
              queues={queues.filter(({ name }) => group === null || QUEUE[name].group === group)}
              now={new Date(asOf)}
            />
            <Timeline deadlines={deadlines} now={new Date(asOf)} />
          </>
        )}
      </Loaded>
    </AdminScreen>
  )
}

/** Counts missing setup items as open work, so that an installation that cannot open never shows zero. */
function Summary({ queues, setup }: Pick<Home, 'queues'> & { setup: number }) {
  const left = queues.reduce((sum, { count }) => sum + count, setup)
  const past = queues.reduce((sum, queue) => sum + queue.past, 0)
  return (
    <>
      남은 일 <strong>{left.toLocaleString('ko-KR')}건</strong>
      {setup > 0 && ` (준비할 것 ${setup}건)`} · 기한 지난 것{' '}
      <strong className={past > 0 ? styles.past : undefined}>{past.toLocaleString('ko-KR')}건</strong>
    </>
  )
}
