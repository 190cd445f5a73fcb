import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listExemptions } from '@hygiene/contracts/education/exemption/staff/list-exemptions'
import { exemptionGroundLabel, exemptionLaw } from '@hygiene/domain/education/exemption/exemption'
import { industryTypeLabel, salesTypeLabel } from '@hygiene/domain/text'
import { optionsOf } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { type Cells, columnsOf } from '../../../shared/data-table/contract-columns.tsx'
import type { TableColumn, TableFilter, BuiltInView } from '../../../shared/data-table/table-types.ts'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'

export type ExemptionRow = EntityOf<typeof listExemptions>['list'][number]

export function courseText({ year, salesType, industryType }: ExemptionRow): string {
  return `${year}년 ${salesTypeLabel[salesType]} · ${industryTypeLabel[industryType]}`
}

export function ExemptionState({ endedAt }: Pick<ExemptionRow, 'endedAt'>) {
  return endedAt ? <StateMark kind="ended">취소됨</StateMark> : <StateMark kind="done">유효</StateMark>
}

const cells: Cells<typeof listExemptions> = {
  course: courseText,
  state: ExemptionState,
  approvalNo: ({ approvalNo }) => <Link to={`/approvals/${approvalNo}`}>{approvalNo}</Link>,
}

const law: TableColumn<ExemptionRow> = {
  id: 'law',
  header: '법 조문',
  width: 300,
  isExtra: true,
  cell: ({ ground }) => exemptionLaw[ground],
}
export const EXEMPTION_COLUMNS = columnsOf(listExemptions, cells, [law])

export const EXEMPTION_FILTERS: readonly TableFilter[] = [
  {
    kind: 'choice',
    key: 'ground',
    label: '근거',
    hides: 'ground',
    choices: optionsOf(exemptionGroundLabel),
  },
  {
    kind: 'choice',
    key: 'state',
    label: '상태',
    hides: 'state',
    choices: [
      { value: 'inForce', label: '유효' },
      { value: 'ended', label: '취소됨' },
    ],
  },
  { kind: 'number', key: 'year', label: '연도' },
]

export const EXEMPTION_VIEWS: readonly BuiltInView[] = [
  { name: '유효', address: 'state=inForce' },
  { name: '취소한 것', address: 'state=ended' },
]
