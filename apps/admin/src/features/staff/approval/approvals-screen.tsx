import { Loaded, read } from '@hygiene/client'
import { countApprovals } from '@hygiene/contracts/staff/approval/count-approvals'
import { listApprovals } from '@hygiene/contracts/staff/approval/list-approvals'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { useHasPanes } from '../../../app/layout/three-panes.ts'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { ApprovalDetail } from './approval-detail.tsx'
import { ApprovalQueue } from './approval-queue.tsx'
import { type View, viewNamed, VIEWS } from './approval-text.ts'
import styles from './approvals.module.css'

const pathOf = (approvalNo: number, view: View) => `/approvals/${approvalNo}?view=${view}`

export function ApprovalsScreen() {
  const go = useNavigate()
  const { number } = useParams()
  const namedNo = number === undefined ? null : Number(number)
  const hasPanes = useHasPanes()
  const view = viewNamed(useSearchParams()[0].get('view'))
  const approvals = useQuery({ ...read(listApprovals, { view }), staleTime: 0 })
  const list = approvals.data?.list ?? []
  const openNo = namedNo ?? (hasPanes ? (list[0]?.approvalNo ?? null) : null)
  const at = list.findIndex(({ approvalNo }) => approvalNo === openNo)

  function move(by: number) {
    const next = list[at === -1 ? 0 : at + by]
    if (next) void go(pathOf(next.approvalNo, view))
  }
  function goOn(hasReport: boolean) {
    const next = list[at + 1] ?? list[at - 1]
    if (hasReport && openNo !== null) void go(pathOf(openNo, 'ended'))
    else void go(next ? pathOf(next.approvalNo, view) : `/approvals?view=${view}`)
  }
  useKeys([
    { keys: 'j', label: '다음 결재', run: () => move(1) },
    { keys: 'k', label: '앞 결재', run: () => move(-1) },
    { keys: 'Escape', label: '목록으로', run: () => void go(`/approvals?view=${view}`) },
  ])

  return (
    <AdminScreen title="결재" note="요청한 사람은 승인할 수 없습니다" views={<Views now={view} />} isFlush>
      <div className={styles.panes} data-open={namedNo === null ? undefined : true}>
        <section className={styles.queue} aria-label={VIEWS[view].label}>
          <Loaded query={approvals}>
            {(page) => (
              <ApprovalQueue
                key={view}
                page={page}
                view={view}
                openNo={openNo}
                hrefOf={({ approvalNo }) => pathOf(approvalNo, view)}
              />
            )}
          </Loaded>
        </section>
        {openNo === null ? (
          <p className={styles.choose}>왼쪽에서 결재를 골라주세요.</p>
        ) : (
          <ApprovalDetail
            key={openNo}
            approvalNo={openNo}
            back={`/approvals?view=${view}`}
            onDecided={goOn}
          />
        )}
      </div>
    </AdminScreen>
  )
}

function Views({ now }: { now: View }) {
  const { data } = useQuery(read(countApprovals, {}))
  const counts: Partial<Record<View, number>> = data ?? {}
  return (
    <nav className={styles.views} aria-label="결재 분류">
      {Object.entries(VIEWS).map(([view, { label }]) => (
        <Link key={view} to={`/approvals?view=${view}`} aria-current={view === now ? 'page' : undefined}>
          {label} {counts[view as View] !== undefined && <span>{counts[view as View]}</span>}
        </Link>
      ))}
    </nav>
  )
}
