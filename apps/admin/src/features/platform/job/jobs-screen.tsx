import { listFailedJobs } from '@hygiene/contracts/platform/job/staff/list-failed-jobs'
import { Button } from '@hygiene/ui'
import { useMemo, useState } from 'react'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type { TableColumn, TableFilter, BuiltInView } from '../../../shared/data-table/table-types.ts'
import { shortInstant } from '../../../shared/money/instant-text.ts'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { AgainDialog } from './again-dialog.tsx'
import { RecordLink, type StoppedWork, verbOf, workText } from './job-text.tsx'

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

/** Documents that could not be drawn and work that stopped: look, and begin it again. No person is named. */
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
