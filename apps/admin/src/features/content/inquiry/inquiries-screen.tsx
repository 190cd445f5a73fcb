import { call, Loaded, read } from '@hygiene/client'
import { listStaffInquiries } from '@hygiene/contracts/content/inquiry/staff/list-staff-inquiries'
import { lengthText } from '@hygiene/domain/member/next-action/deadline-text'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button, SelectField } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { useHasPanes } from '../../../app/layout/three-panes.ts'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { ExportButton } from '../../../shared/export/export-button.tsx'
import { wholeList } from '../../../shared/export/whole-list.ts'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import styles from './inquiries.module.css'
import { InquiryDetail } from './inquiry-detail.tsx'
import { InquiryQueue } from './inquiry-queue.tsx'
import { type Queue, viewNamed, VIEWS } from './inquiry-text.ts'
import { NewInquiries } from './new-inquiries.tsx'
import { askedBy, useQueueFilters } from './queue-filters.ts'

const TICK_MS = 20_000

export function InquiriesScreen() {
  const go = useNavigate()
  const { number } = useParams()
  const namedNo = number && /^[1-9]\d{0,8}$/.test(number) ? Number(number) : null
  const hasPanes = useHasPanes()
  const [query, setQuery] = useSearchParams()
  const view = viewNamed(query.get('view'))
  const asked = askedBy(query)
  const filters = useQueueFilters()
  const inquiries = useQuery({ ...read(listStaffInquiries, { view, ...asked }), staleTime: 0 })
  const [more, setMore] = useState<{ key: string; queue: Queue } | null>(null)
  const now = useNow()
  const [factsOf, setFactsOf] = useState<number | null>(null)

  const key = `${view} ${JSON.stringify(asked)} ${inquiries.dataUpdatedAt}`
  const queue = inquiries.data && (more?.key === key ? more.queue : inquiries.data)
  const list = queue?.list ?? []
  const openNo = namedNo ?? (hasPanes ? (list[0]?.inquiryNo ?? null) : null)
  const at = list.findIndex(({ inquiryNo }) => inquiryNo === openNo)
  const search = query.toString() === '' ? '' : `?${query.toString()}`
  const pathOf = (inquiryNo: number) => `/inquiries/${inquiryNo}${search}`

  function open(row: Queue['list'][number] | undefined) {
    if (row) void go(pathOf(row.inquiryNo))
  }
  async function readMore(beyond: number) {
    const next = await call(listStaffInquiries, { view, ...asked, beyond })
    setMore({ key, queue: { ...next, list: [...list, ...next.list] } })
  }
  // The first inquiry is shown without a number in the address, so `n` begins with it.
  const namedAt = namedNo === null ? -1 : at
  const after = (place: number) => list.find((_row, index) => index > place) ?? list[0]
  const next = () => open(after(namedAt))
  const leave = () => void go(`/inquiries${search}`)
  const goOn = () => (list.length > 1 ? open(after(at)) : leave())
  useKeys([
    { keys: 'j', label: '다음 줄', run: () => open(list[at + 1]) },
    { keys: 'k', label: '앞 줄', run: () => open(list[at === -1 ? 0 : at - 1]) },
    { keys: 'n', label: '다음 문의', run: next },
    { keys: 'Escape', label: '목록으로', run: leave },
  ])

  return (
    <AdminScreen
      title="1:1 문의"
      views={<Views now={view} queue={queue} />}
      actions={
        <>
          <ExportButton
            screen="inquiries"
            unit="건"
            found={queue && wholeList({ view, ...asked }, VIEWS[view].label, list.length)}
          />
          <Figures queue={queue} onNext={next} />
        </>
      }
      isFlush
    >
      <div className={styles.panes} data-open={namedNo === null ? undefined : true}>
        <section className={styles.queue} aria-label={VIEWS[view].label}>
          <div className={styles.filters}>
            {filters.map(({ name, label, options }) => (
              <SelectField
                key={name}
                label={label}
                hideLabel
                name={name}
                emptyLabel={label}
                options={options}
                value={query.get(name) ?? ''}
                onChange={({ target }) => {
                  const changed = new URLSearchParams(query)
                  if (target.value === '') changed.delete(name)
                  else changed.set(name, target.value)
                  setQuery(changed, { replace: true })
                }}
              />
            ))}
          </div>
          {inquiries.data && <NewInquiries asked={{ view, ...asked }} since={inquiries.data.asOf} />}
          <Loaded query={inquiries}>
            {(page) => (
              <InquiryQueue
                queue={queue ?? page}
                since={inquiries.dataUpdatedAt}
                now={now}
                empty={VIEWS[view].empty}
                openNo={openNo}
                hrefOf={pathOf}
                onMore={(beyond) => void readMore(beyond)}
              />
            )}
          </Loaded>
        </section>
        {openNo === null || !queue ? (
          <p className={styles.choose}>왼쪽에서 문의를 골라주세요.</p>
        ) : (
          <InquiryDetail
            key={openNo}
            inquiryNo={openNo}
            queue={queue}
            now={now}
            back={`/inquiries${search}`}
            isFactsOpen={factsOf === openNo}
            onFacts={(isOpen) => setFactsOf(isOpen ? openNo : null)}
            onAnswered={goOn}
          />
        )}
      </div>
    </AdminScreen>
  )
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(tick)
  }, [])
  return now
}

function Views({ now, queue }: { now: string; queue: Queue | undefined }) {
  const counts: Partial<Record<string, number>> = queue?.counts ?? {}
  return (
    <nav className={styles.views} aria-label="문의 분류">
      {Object.entries(VIEWS).map(([view, { label }]) => (
        <Link key={view} to={`/inquiries?view=${view}`} aria-current={view === now ? 'page' : undefined}>
          {label} <span>{counts[view]}</span>
        </Link>
      ))}
    </nav>
  )
}

const NO_BREAK = '\u00A0'

const hour = (minute: number) =>
  `${Math.floor(minute / 60)}${minute % 60 ? `:${String(minute % 60).padStart(2, '0')}` : ''}`

function Figures({ queue, onNext }: { queue: Queue | undefined; onNext: () => void }) {
  const { role } = useEmployee()
  const spans = (queue?.spans ?? []).map((one) => `${hour(one.fromMinute)}~${hour(one.untilMinute)}`)
  const hours =
    !queue || spans.length > 0 ? (
      <>
        업무 시간<span className={styles.spans}>{`${NO_BREAK}${spans.join(', ')}시`}</span>
      </>
    ) : (
      '오늘은 쉬는 날'
    )
  const answered = queue?.firstAnswerMs ?? null
  return (
    <>
      <p className={styles.figures} data-unknown={queue ? undefined : true}>
        오늘 첫 답까지 <strong>{answered === null ? '-' : lengthText(answered / 1000)}</strong>{' '}
        <small>
          목표 {lengthText((queue?.answerMinutes ?? 0) * 60)} ·{' '}
          {staffMay(role, 'setWorkingHours') ? <Link to="/inquiries/hours">{hours}</Link> : hours}
          {staffMay(role, 'writeCannedAnswers') && (
            <>
              {' '}
              · <Link to="/inquiries/topics">주제</Link>
            </>
          )}
        </small>
      </p>
      <Button tone="secondary" size="small" onClick={onNext}>
        다음 문의 <kbd aria-hidden>n</kbd>
      </Button>
    </>
  )
}
