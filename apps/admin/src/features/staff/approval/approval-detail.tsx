import { callForFile, Loaded, read } from '@hygiene/client'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { openEvidence } from '@hygiene/contracts/staff/approval/open-evidence'
import { readApproval } from '@hygiene/contracts/staff/approval/read-approval'
import { openSettingsPreview } from '@hygiene/contracts/staff/setting/open-settings-preview'
import { APPROVAL_KINDS } from '@hygiene/domain/staff/approval/approval'
import { approvalStatusLabel } from '@hygiene/domain/staff/approval/approval-status'
import { staffRoleLabel } from '@hygiene/domain/staff/permission/permissions'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, Clock } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { type ChangedRow, ChangeTable } from '../../../shared/change-dialog/change-table.tsx'
import { Follows } from '../../../shared/change-dialog/follows.tsx'
import { EvidenceLink } from '../../../shared/evidence/evidence-link.tsx'
import { Masked } from '../../../shared/member-case/masked.tsx'
import { SampleLinks } from '../../../shared/samples/sample-links.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { type Approval, STATE_OF, shortTime } from './approval-text.ts'
import styles from './approvals.module.css'
import { DecisionBar, type OnDecided } from './decision-bar.tsx'

/** Shows the approver the same samples that the maker of a settings change saw. */
function AskedSamples({ previewNo }: { previewNo: number }) {
  const query = useQuery({
    queryKey: [openSettingsPreview.path, previewNo],
    queryFn: async () => ({
      certificate: await addressOf(previewNo, 'certificate'),
      receipt: await addressOf(previewNo, 'receipt'),
    }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const { data } = query
  useEffect(
    () => () => {
      URL.revokeObjectURL(data?.certificate ?? '')
      URL.revokeObjectURL(data?.receipt ?? '')
    },
    [data],
  )
  return (
    <section aria-label="견본">
      <h3>바뀐 문구로 만든 견본</h3>
      <Loaded query={query}>{(papers) => <SampleLinks {...papers} />}</Loaded>
    </section>
  )
}

const addressOf = async (previewNo: number, paper: 'certificate' | 'receipt') =>
  URL.createObjectURL(await callForFile(openSettingsPreview, { previewNo, paper }))

type ApprovalDetailProps = { approvalNo: number; back: string; onDecided: OnDecided }

export function ApprovalDetail({ approvalNo, back, onDecided }: ApprovalDetailProps) {
  const approval = useQuery({ ...read(readApproval, { approvalNo }), staleTime: 0 })
  return (
    <section className={styles.detail} aria-label="결재 내용">
      <Link to={back} className={styles.back}>
        <ChevronLeft aria-hidden />
        목록
      </Link>
      <Loaded query={approval}>
        {(asked) => (
          <>
            <Head approval={asked} />
            <ApprovalChecks approval={asked} />
            <div className={styles.middle}>
              <Change approval={asked} />
            </div>
            {asked.status === 'pending' && <DecisionBar approval={asked} onDecided={onDecided} />}
          </>
        )}
      </Loaded>
    </section>
  )
}

function Head({ approval: { kind, shown, status, endsAt, decidedAt } }: { approval: Approval }) {
  return (
    <header className={styles.head}>
      <h2>
        {APPROVAL_KINDS[kind].label}: {shown.title}
      </h2>
      <p>
        {status === 'pending' ? (
          <>
            <Clock aria-hidden />
            {shortTime(endsAt)}에 끝남
          </>
        ) : (
          <StateMark kind={STATE_OF[status]}>
            {approvalStatusLabel[status]}
            {decidedAt && ` · ${shortTime(decidedAt)}`}
          </StateMark>
        )}
      </p>
    </header>
  )
}

function Change({ approval }: { approval: Approval }) {
  const { shown, approverName, decisionText, outcome } = approval
  const { headings = { before: '지금', after: '승인된 뒤' }, rows, moves, follows } = shown
  return (
    <>
      {outcome.length > 0 && <Follows title="처리 결과" sentences={outcome} />}
      <section aria-label="달라지는 것">
        <h3>달라지는 것</h3>
        <ChangeTable
          caption="달라지는 것"
          rows={approval.status === 'pending' ? rows.map(openable) : rows}
          headings={headings}
        />
      </section>
      <div className={styles.beside}>
        {moves && (
          <section aria-label="옮겨지는 것">
            <h3>옮겨지는 것</h3>
            <ChangeTable caption="옮겨지는 것" rows={moves} headings={headings} isCounts />
          </section>
        )}
        <Follows title="승인하면" sentences={follows} />
      </div>
      {approval.previewNo !== null && <AskedSamples previewNo={approval.previewNo} />}
      <section aria-label="요청 내용">
        <h3>요청 내용</h3>
        <MakersText approval={approval} />
      </section>
      {decisionText && (
        <section aria-label="결재 의견">
          <h3>결재 의견</h3>
          <p className={styles.text}>
            <strong>{approverName}</strong>
            {decisionText}
          </p>
        </section>
      )}
    </>
  )
}

/** Shows a masked value, which an employee opens with the reason of a case. */
const openable = ({ masked, before, ...row }: Approval['shown']['rows'][number]): ChangedRow => ({
  ...row,
  before: masked ? <Masked {...masked} value={before} /> : before,
})

function MakersText({ approval }: { approval: Approval }) {
  const { approvalNo, makerName, makerRole, askedAt, reason, text, evidence, memberNos } = approval
  return (
    <div className={styles.text}>
      <p>
        <strong>{makerName}</strong>{' '}
        <small>
          {staffRoleLabel[makerRole]} · {shortTime(askedAt)} · 사유: {reason}
        </small>
      </p>
      <p>{text}</p>
      {(evidence || memberNos.length > 0) && (
        <p className={styles.links}>
          {evidence && (
            <EvidenceLink file={evidence} bring={async () => callForFile(openEvidence, { approvalNo })} />
          )}
          {memberNos.map((memberNo) => (
            <Link key={memberNo} to={`/members/${memberNo}`}>
              회원 {memberNo}
            </Link>
          ))}
        </p>
      )}
    </div>
  )
}

/** Tells the second person first whether the record is unchanged and whether they may decide. */
function ApprovalChecks({ approval: { status, isUnchanged, obstacle } }: { approval: Approval }) {
  if (status !== 'pending') return null
  return (
    <ul className={styles.checks} aria-label="승인 전에 볼 것">
      <li>
        {isUnchanged ? (
          <StateMark kind="done">요청한 뒤 기록이 바뀌지 않음</StateMark>
        ) : (
          <StateMark kind="failed">요청한 뒤 기록이 바뀌어 승인할 수 없음</StateMark>
        )}
      </li>
      <li>
        <StateMark kind="done">기다리는 같은 요청 없음</StateMark>
      </li>
      {obstacle && (
        <li>
          <StateMark kind="view">{REFUSALS[obstacle].message}</StateMark>
        </li>
      )}
    </ul>
  )
}
