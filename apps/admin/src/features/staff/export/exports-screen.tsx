import { callForFile, isReportedCentrally } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listExports } from '@hygiene/contracts/staff/export/list-exports'
import { takeExport } from '@hygiene/contracts/staff/export/take-export'
import { exportListOf, exportScreens } from '@hygiene/domain/staff/export/export-lists'
import { exportStatuses, exportStatusLabel } from '@hygiene/domain/staff/export/export'
import { Button, linkButton, showToast } from '@hygiene/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Link } from 'react-router-dom'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type { TableColumn, TableFilter, BuiltInView } from '../../../shared/data-table/table-types.ts'
import { shortInstant } from '../../../shared/money/instant-text.ts'
import { saveFile } from '../../../shared/save-file/save-file.ts'
import { type StateKind, StateMark } from '../../../shared/state-mark/state-mark.tsx'

type Page = EntityOf<typeof listExports>
type Row = Page['list'][number]

const SORT = { by: 'orderedAt', isDescending: true } as const
const FILTERS: readonly TableFilter[] = [
  {
    kind: 'choice',
    key: 'screen',
    label: '목록',
    choices: exportScreens.map((value) => ({ value, label: exportListOf(value).label })),
    hides: 'list',
  },
  {
    kind: 'choice',
    key: 'status',
    label: '상태',
    choices: exportStatuses.map((value) => ({ value, label: exportStatusLabel[value] })),
    hides: 'state',
  },
]
const VIEWS: readonly BuiltInView[] = [{ name: '받을 수 있음', address: 'status=ready' }]
const MARKS: Record<Row['status'], StateKind> = {
  approval: 'waiting',
  ordered: 'waiting',
  making: 'moving',
  ready: 'view',
  taken: 'done',
  failed: 'failed',
  refused: 'failed',
  ended: 'ended',
}
const WHILE_MADE_MS = 2_000

const isMoving = ({ status }: Row) => status === 'ordered' || status === 'making'
const nameOf = ({ exportNo, screen }: Row) => `${exportListOf(screen).label} ${exportNo}`

const COLUMNS: readonly TableColumn<Row>[] = [
  {
    id: 'list',
    header: '목록',
    width: 70,
    isHeading: true,
    cell: ({ screen }) => exportListOf(screen).label,
  },
  { id: 'found', header: '조건', width: 155, cell: ({ found }) => found || '전체' },
  { id: 'rows', header: '행', width: 145, align: 'end', cell: rowsText },
  {
    id: 'masked',
    header: '개인정보',
    width: 95,
    cell: ({ isUnmasked }) => (isUnmasked ? '가리지 않음' : '가림'),
  },
  { id: 'state', header: '상태', width: 140, cell: (row) => <State {...row} /> },
  {
    id: 'ordered',
    header: '요청 일시',
    width: 105,
    sort: 'orderedAt',
    cell: ({ orderedAt }) => shortInstant(orderedAt),
  },
  { id: 'ends', header: '받기 기한', width: 105, cell: endText },
  { id: 'take', header: '받기', width: 100, cell: (row) => <Take {...row} /> },
]

/** Lists the employee's own exports. The worker creates them; each is downloaded once within a day. */
export function ExportsScreen() {
  return (
    <DataTable
      screen="exports"
      title="내보낸 목록"
      noun="내보낸 목록"
      unit="건"
      contract={listExports}
      columns={COLUMNS}
      filters={FILTERS}
      views={VIEWS}
      sort={SORT}
      rowKey={({ exportNo }) => exportNo}
      nameOf={nameOf}
      actions={
        <Link {...linkButton({ tone: 'secondary', size: 'small' })} to="/exports/saved">
          저장한 내보내기
        </Link>
      }
      refreshMs={({ list }) => (list.some(isMoving) ? WHILE_MADE_MS : null)}
      card={(row) => ({
        head: `${exportListOf(row.screen).label} · ${rowsText(row)}`,
        note: `${row.found || '전체'} · ${shortInstant(row.orderedAt)}`,
        end: row.status === 'ready' ? <Take {...row} /> : <State {...row} />,
      })}
    />
  )
}

function rowsText({ status, rowCount, madeRows }: Row): string {
  const all = rowCount.toLocaleString('ko-KR')
  return status === 'making' ? `${madeRows.toLocaleString('ko-KR')} / ${all}` : all
}

function endText({ status, endsAt }: Row): string {
  return status === 'ready' && endsAt ? shortInstant(endsAt) : '-'
}

function State({ status, failure }: Row) {
  return (
    <span title={failure ?? undefined}>
      <StateMark kind={MARKS[status]}>{exportStatusLabel[status]}</StateMark>
    </span>
  )
}

/** Reloads several times, because the server records the download after the last byte was sent. */
const VIEWS_MS = [0, 1_500, 6_000]

function Take(row: Row) {
  const queries = useQueryClient()
  const taking = useMutation({
    mutationFn: () => callForFile(takeExport, { exportNo: row.exportNo }),
    onSuccess: (file) => {
      saveFile(file, `${exportListOf(row.screen).label}_${row.exportNo}.${row.format}`)
      showToast('파일을 받았습니다. 사용한 뒤에는 삭제해주세요.')
    },
    onError: (error) => {
      if (!isReportedCentrally(error)) showToast(error.message)
    },
    onSettled: () => {
      for (const after of VIEWS_MS)
        setTimeout(() => void queries.invalidateQueries({ queryKey: [listExports.path] }), after)
    },
  })
  if (row.status !== 'ready') return '-'
  return (
    <Button
      size="small"
      aria-label={`${nameOf(row)} 받기`}
      busy={taking.isPending}
      onClick={() => taking.mutate()}
    >
      <Download aria-hidden />
      받기
    </Button>
  )
}
