import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listImports } from '@hygiene/contracts/staff/import/list-imports'
import { formatSeoulDate } from '@hygiene/domain/time/seoul-day'
import { importKindNames, importKindOf } from '@hygiene/domain/staff/import/import-kinds'
import { importStatuses, importStatusLabel } from '@hygiene/domain/staff/import/import-states'
import { Button } from '@hygiene/ui'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { columnsOf } from '../../../shared/data-table/contract-columns.tsx'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type { TableFilter, BuiltInView } from '../../../shared/data-table/table-types.ts'
import { shortInstant } from '../../../shared/money/instant-text.ts'
import { isInProgress, StatusMark } from './import-marks.tsx'
import { UploadDialog } from './upload-dialog.tsx'

type Row = EntityOf<typeof listImports>['list'][number]

const SORT = { by: 'uploadedAt', isDescending: true } as const
const FOLLOW_MS = 2_000
const FILTERS: readonly TableFilter[] = [
  {
    kind: 'choice',
    key: 'kind',
    label: '기록',
    choices: importKindNames.map((value) => ({ value, label: importKindOf(value).label })),
    hides: 'kind',
  },
  {
    kind: 'choice',
    key: 'status',
    label: '상태',
    choices: importStatuses.map((value) => ({ value, label: importStatusLabel[value] })),
    hides: 'status',
  },
]
const VIEWS: readonly BuiltInView[] = [
  { name: '살펴볼 차례', address: 'status=ready' },
  { name: '열 맞출 차례', address: 'status=mapping' },
  { name: '마침', address: 'status=done' },
]
const nameOf = ({ importNo, kind }: Row) => `${importKindOf(kind).label} 가져오기 ${importNo}`
const COLUMNS = columnsOf(listImports, {
  kind: ({ kind }) => importKindOf(kind).label,
  rows: ({ rowCount }) => (rowCount === 0 ? '-' : rowCount.toLocaleString('ko-KR')),
  status: StatusMark,
  destroyed: ({ endsAt, destroyedAt }) => (destroyedAt ? '지웠음' : formatSeoulDate(new Date(endsAt))),
})

export function ImportsScreen() {
  const [query] = useSearchParams()
  // Opens the dialog at once if a list links here to upload a file.
  const [isUploading, setIsUploading] = useState(query.get('upload') === '1')
  return (
    <>
      <DataTable
        screen="imports"
        title="가져오기"
        noun="가져온 파일"
        unit="건"
        contract={listImports}
        columns={COLUMNS}
        filters={FILTERS}
        views={VIEWS}
        sort={SORT}
        rowKey={({ importNo }) => importNo}
        hrefOf={({ importNo }) => `/imports/${importNo}`}
        nameOf={nameOf}
        refreshMs={({ list }) => (list.some(({ status }) => isInProgress(status)) ? FOLLOW_MS : null)}
        card={(row) => ({
          head: row.fileName,
          note: `${importKindOf(row.kind).label} · ${shortInstant(row.uploadedAt)} · ${row.employeeName}`,
          end: <StatusMark status={row.status} />,
        })}
        actions={
          <Button size="small" onClick={() => setIsUploading(true)}>
            <FileUp aria-hidden />
            파일 올리기
          </Button>
        }
      />
      {isUploading && <UploadDialog onClose={() => setIsUploading(false)} />}
    </>
  )
}
