import { useSend } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listFailedJobs } from '@hygiene/contracts/platform/job/staff/list-failed-jobs'
import { redrawDocument } from '@hygiene/contracts/platform/job/staff/redraw-document'
import { retryJob } from '@hygiene/contracts/platform/job/staff/retry-job'
import { readHome } from '@hygiene/contracts/staff/home/read-home'
import { documentKindLabel, jobKindLabel } from '@hygiene/domain/platform/job/job-kinds'
import { Button, Dialog, showToast } from '@hygiene/ui'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { hasScreen } from '../../../app/layout/sidebar.ts'
import styles from '../../../shared/ask-form/ask-form.module.css'
import { ReasonForm } from '../../../shared/ask-form/reason-form.tsx'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type { BuiltInView, TableColumn, TableFilter } from '../../../shared/data-table/table-types.ts'
import { shortInstant } from '../../../shared/money/instant-text.ts'
import recordParts from '../../../shared/record/record-parts.module.css'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'

type StoppedWork = EntityOf<typeof listFailedJobs>['list'][number]

function workText({ work }: Pick<StoppedWork, 'work'>): string {
  if (work.what === 'document') return `${documentKindLabel[work.kind]} ${work.title}`
  return `${work.kind === null ? '다른 버전의 작업' : jobKindLabel[work.kind]} ${work.id}`
}

const verbOf = ({ work }: Pick<StoppedWork, 'work'>) =>
  work.what === 'document' ? '다시 만들기' : '다시 하기'

const PLACES = {
  enrolment: { label: '신청', path: '/enrolments' },
  order: { label: '주문', path: '/payments' },
  session: { label: '회차', path: '/sessions' },
  import: { label: '가져오기', path: '/imports' },
} as const

function RecordLink({ record }: Pick<StoppedWork, 'record'>) {
  if (record === null) return '-'
  const { label, path } = PLACES[record.kind]
  const text = `${label} ${record.number}`
  if (!hasScreen(path)) return text
  return (
    <Link className={recordParts.target} to={`${path}/${record.number}`}>
      {text}
    </Link>
  )
}

const SORT = { by: 'since', isDescending: false } as const
const FILTERS: readonly TableFilter[] = [
  {
    kind: 'choice',
    key: 'what',
    label: '분류',
    choices: [
      { value: 'document', label: '만들지 못한 문서' },
      { value: 'job', label: '멈춘 작업' },
    ],
  },
]
const VIEWS: readonly BuiltInView[] = [
  { name: '만들지 못한 문서', address: 'what=document' },
  { name: '멈춘 작업', address: 'what=job' },
]

/** Lists documents that could not be drawn and work that stopped, and restarts them. It names no person. */
export function JobsScreen() {
  const [again, setAgain] = useState<StoppedWork | null>(null)
  const columns = useMemo(() => columnsFor(setAgain), [])
  return (
    <DataTable
      screen="jobs"
      title="작업"
      noun="멈춘 작업"
      unit="건"
      contract={listFailedJobs}
      columns={columns}
      filters={FILTERS}
      views={VIEWS}
      sort={SORT}
      allDone="모두 마쳤습니다."
      rowKey={({ key }) => key}
      nameOf={workText}
      sum={({ unknown }) => unknown > 0 && `새 버전을 기다리는 작업 ${unknown}건`}
      card={(row) => ({
        head: workText(row),
        note: row.failure || '-',
        buttons: <Again row={row} onAgain={setAgain} />,
      })}
    >
      {again && <AgainDialog again={again} onClose={() => setAgain(null)} />}
    </DataTable>
  )
}

function columnsFor(onAgain: (row: StoppedWork) => void): readonly TableColumn<StoppedWork>[] {
  return [
    { id: 'work', header: '문서·작업', width: 240, isHeading: true, cell: workText },
    { id: 'state', header: '상태', width: 120, cell: State },
    {
      id: 'failure',
      header: '사유',
      width: 260,
      cell: ({ failure }) => <span title={failure}>{failure || '-'}</span>,
    },
    { id: 'record', header: '기록', width: 170, cell: RecordLink },
    {
      id: 'since',
      header: '발급·중단 일시',
      width: 110,
      sort: 'since',
      cell: ({ since }) => shortInstant(since),
    },
    {
      id: 'tries',
      header: '시도',
      width: 60,
      align: 'end',
      cell: ({ tries }) => (tries === null ? '-' : `${tries}번`),
    },
    { id: 'again', header: '업무', width: 110, cell: (row) => <Again row={row} onAgain={onAgain} /> },
  ]
}

function State({ work, isInProgress, isQuarantined }: StoppedWork) {
  if (isInProgress) return <StateMark kind="moving">만드는 중</StateMark>
  if (isQuarantined) return <StateMark kind="failed">격리</StateMark>
  return <StateMark kind="failed">{work.what === 'document' ? '만들지 못함' : '멈춤'}</StateMark>
}

function Again({ row, onAgain }: { row: StoppedWork; onAgain: (row: StoppedWork) => void }) {
  if (row.isInProgress) return '-'
  return (
    <Button
      tone="quiet"
      size="small"
      data-row-action
      aria-label={`${verbOf(row)} ${workText(row)}`}
      onClick={() => onAgain(row)}
    >
      {verbOf(row)}
    </Button>
  )
}

type AgainDialogProps = { again: StoppedWork; onClose: () => void }

function AgainDialog({ again, onClose }: AgainDialogProps) {
  const done = (text: string) => ({
    refresh: [listFailedJobs, readHome],
    onDone: () => {
      showToast(text)
      onClose()
    },
  })
  const redraw = useSend(redrawDocument, {
    refusedTitle: '다시 만들지 못했습니다',
    ...done('다시 만들기를 시작했습니다.'),
  })
  const retry = useSend(retryJob, {
    refusedTitle: '다시 하지 못했습니다',
    ...done('작업을 다시 시작했습니다.'),
  })
  const { work } = again
  const verb = verbOf(again)
  return (
    <Dialog isOpen onClose={onClose} title={verb} size="small">
      <div className={styles.form}>
        <p>
          <strong>{workText(again)}</strong>
        </p>
        <p>한 번 더 시도합니다. 이미 끝난 일은 두 번 하지 않습니다.</p>
        {again.isQuarantined && (
          <p>
            다른 작업을 잠시 세우고 이 작업만 실행합니다. 프로그램이 또 멈추면 바로 다시 격리합니다. 파일
            가져오기라면 다시 하지 말고 파일을 수정해 새로 올려주세요.
          </p>
        )}
        <ReasonForm
          label="사유"
          isBusy={redraw.isPending || retry.isPending}
          onAsk={(reason) => {
            if (work.what === 'document') {
              const { kind, number } = work
              redraw.mutate({ kind, number, reason })
            } else {
              const { queue, id } = work
              retry.mutate({ queue, id, reason })
            }
          }}
        >
          {verb}
        </ReasonForm>
      </div>
    </Dialog>
  )
}
