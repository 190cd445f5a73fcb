import { Button, type Column, Table } from '@hygiene/ui'
import { shortInstant } from '../../shared/money/instant-words.ts'
import { StateMark } from '../../shared/state-mark/state-mark.tsx'
import type { Again } from './again-dialog.tsx'
import { RecordLink, type Undrawn, undrawnWords } from './job-words.tsx'

type DocumentTableProps = { documents: readonly Undrawn[]; onAgain: (again: Again) => void }

export function DocumentTable({ documents, onAgain }: DocumentTableProps) {
  return (
    <Table
      caption="만들지 못한 문서"
      columns={columnsFor(onAgain)}
      rows={documents}
      rowKey={({ kind, number, title }) => `${kind} ${number} ${title}`}
    />
  )
}

function columnsFor(onAgain: DocumentTableProps['onAgain']): Column<Undrawn>[] {
  return [
    { header: '문서', isHeading: true, cell: undrawnWords },
    {
      header: '상태',
      cell: ({ isUnderWay }) =>
        isUnderWay ? (
          <StateMark kind="moving">만드는 중</StateMark>
        ) : (
          <StateMark kind="failed">만들지 못함</StateMark>
        ),
    },
    { header: '까닭', cell: ({ failure }) => failure },
    { header: '기록', cell: ({ record }) => <RecordLink record={record} /> },
    { header: '발급일시', cell: ({ issuedAt }) => shortInstant(issuedAt) },
    { header: '시도', align: 'end', cell: ({ tries }) => (tries === null ? '-' : `${tries}번`) },
    {
      header: '업무',
      cell: (document) =>
        document.isUnderWay ? (
          '-'
        ) : (
          <Button
            tone="quiet"
            size="small"
            aria-label={`다시 만들기 ${undrawnWords(document)}`}
            onClick={() => onAgain({ document })}
          >
            다시 만들기
          </Button>
        ),
    },
  ]
}
