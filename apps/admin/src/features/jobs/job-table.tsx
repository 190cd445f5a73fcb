import { Button, type Column, Table } from '@hygiene/ui'
import { shortInstant } from '../../shared/money/instant-words.ts'
import type { Again } from './again-dialog.tsx'
import { jobWords, RecordLink, type StoppedJob } from './job-words.tsx'

type JobTableProps = { jobs: readonly StoppedJob[]; onAgain: (again: Again) => void }

export function JobTable({ jobs, onAgain }: JobTableProps) {
  return (
    <Table
      caption="멈춘 작업"
      columns={columnsFor(onAgain)}
      rows={jobs}
      rowKey={({ queue, id }) => `${queue} ${id}`}
    />
  )
}

function columnsFor(onAgain: JobTableProps['onAgain']): Column<StoppedJob>[] {
  return [
    { header: '작업', isHeading: true, cell: jobWords },
    { header: '까닭', cell: ({ failure }) => failure || '-' },
    { header: '기록', cell: ({ record }) => <RecordLink record={record} /> },
    { header: '멈춘 때', cell: ({ failedAt }) => shortInstant(failedAt) },
    { header: '시도', align: 'end', cell: ({ tries }) => `${tries}번` },
    {
      header: '업무',
      cell: (job) => (
        <Button
          tone="quiet"
          size="small"
          aria-label={`다시 하기 ${jobWords(job)}`}
          onClick={() => onAgain({ job })}
        >
          다시 하기
        </Button>
      ),
    },
  ]
}
